import { messages } from './messages';

interface Props {
  address: string;
  text: string;
  className?: string;
}

export function RulesLink({ address, text, className }: Props) {
  return (
    <a href={address} className={className} target="_blank" rel="noopener">
      {text} <span className="visually-hidden">{messages.promotion.newTab}</span>
    </a>
  );
}
