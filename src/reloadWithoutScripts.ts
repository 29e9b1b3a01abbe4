// The build inlines this script into every page, before the app's. If the app's script or one of its imports
// fails to load, the prerendered page looks finished but does nothing. Then this script reloads the page; if
// something was typed, only when the visitor agrees.
import { untilSiteAnswers } from './base/site';
import { hasTypedText } from './base/typed';

const QUESTION =
  'Esta página não terminou de carregar. Recarregar agora? O que você digitou precisará ser digitado de novo.';

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      void untilSiteAnswers().then(() => {
        if (!hasTypedText() || window.confirm(QUESTION)) window.location.reload();
      });
  },
  // The error event of an element does not bubble.
  { capture: true },
);
