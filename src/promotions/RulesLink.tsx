import { messages } from './messages';

interface Props {
  address: string;
  text: string;
  className?: string;
}

/** Leads to a promotion's rules in another tab. */
export function RulesLink({ address, text, className }: Props) {
  return (
    <a href={address} className={className} target="_blank" rel="noopener">
      {text} <span className="visually-hidden">{messages.promotion.newTab}</span>
    </a>
  );
}
