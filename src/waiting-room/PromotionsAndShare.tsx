import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { uiMessages } from '../ui/messages';
import { Onward } from './Texts';
import { roomMessages } from './messages';
import { useIgnoredHaste } from './useIgnoredHaste';

/**
 * Other things to do: shown when the show is over, after a loss, and when all places are taken. Ignores the
 * clicks of somebody who is still clicking on 'Entrar', in whose place these buttons may appear.
 */
export function PromotionsAndShare() {
  const ignoreHaste = useIgnoredHaste();
  return (
    <Onward onClickCapture={ignoreHaste}>
      <ButtonLink look="quiet" to="/">
        {uiMessages.toPromotions}
      </ButtonLink>
      <ShareButton text={roomMessages.shared(config.brandName)} />
    </Onward>
  );
}
