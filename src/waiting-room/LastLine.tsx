import { TERMS_PATH } from '../base/paths';
import { Organizer } from '../ui/Organizer';
import { uiMessages } from '../ui/messages';
import { useIgnoredHaste } from './useIgnoredHaste';

/**
 * The links below everything else. At the release, they may come up where a button of the lobby was. The
 * terms open in another tab, because this one waits; NewTabLink would be one more chunk of each visit.
 */
export function LastLine() {
  const { layout, newTab } = uiMessages;
  return (
    <div onClickCapture={useIgnoredHaste()}>
      <Organizer>
        <a
          href={TERMS_PATH}
          target="_blank"
          rel="noopener"
          aria-label={`${layout.terms} ${newTab}`}
          className="own-line"
        >
          {layout.terms}
        </a>
      </Organizer>
    </div>
  );
}
