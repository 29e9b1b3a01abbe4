import type { ShowSettings } from '../model';
import { publicShowMessages } from '../show/messages';
import { ButtonLink } from '../ui/Button';
import { uiMessages } from '../ui/messages';

/** A link to the rules of winning in the show, if the team has given their address. */
export function ShowRules({ regulamento }: ShowSettings) {
  return (
    regulamento && (
      <p className="lobby-rules">
        <ButtonLink
          look="plain"
          to={regulamento}
          target="_blank"
          rel="noopener"
          aria-label={`${publicShowMessages.rules} ${uiMessages.newTab}`}
        >
          {publicShowMessages.rules}
        </ButtonLink>
      </p>
    )
  );
}
