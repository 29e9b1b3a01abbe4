#!/bin/sh
# Starts the Chromium of CHROMIUM_PATH without the pages that it prepares in every window for the address bar's suggestions.
# They took half of a short test's processor time. Chromium obeys only the last --disable-features, so this adds to
# Playwright's.
for argument; do
  case $argument in
    --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;;
  esac
  set -- "$@" "$argument"
  shift
done
# Date fields then read as in Brazil, where Chromium has the translation (on Debian the package chromium-l10n).
export LANGUAGE=pt_BR
exec "$CHROMIUM_PATH" "$@"
