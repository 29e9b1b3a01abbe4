import { NewTabLink } from '../../ui/NewTabLink';
import { publicPromotionMessages } from '../messages';

/** Says that pressing the button accepts the promotion's rules, with a link to them. */
export function RulesAccepted({ address }: { address: string }) {
  const [sentence, link] = publicPromotionMessages.promotion.accept;
  return (
    <>
      {sentence}
      <NewTabLink href={address}>{link}</NewTabLink>
    </>
  );
}
