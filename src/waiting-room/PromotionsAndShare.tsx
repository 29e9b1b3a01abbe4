import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { Onward } from './Texts';
import { roomMessages } from './messages';

/** Other things to do: shown when the show is over, after a loss, and when all places are taken. */
export function PromotionsAndShare({ look }: { look?: 'quiet' }) {
  return (
    <Onward>
      <ButtonLink look={look} to="/">
        {roomMessages.promotions}
      </ButtonLink>
      <ShareButton label={roomMessages.share} text={roomMessages.shared(config.brandName)} />
    </Onward>
  );
}
