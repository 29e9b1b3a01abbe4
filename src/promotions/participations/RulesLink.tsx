import { messages as uiMessages } from '../../ui/messages';
import { messages } from '../messages';

interface Props {
  address: string;
  text: string;
  className?: string;
}

export function RulesLink({ address, text, className }: Props) {
  return (
    <a href={address} className={className} target="_blank" rel="noopener">
      {text} <span className="visually-hidden">{uiMessages.newTab}</span>
    </a>
  );
}

/** Says that pressing the button accepts the promotion's rules, with a link to them. */
export function RulesAccepted({ address }: { address: string }) {
  const [sentence, link] = messages.promotion.accept;
  return (
    <>
      {sentence}
      <RulesLink address={address} text={link} />
    </>
  );
}
