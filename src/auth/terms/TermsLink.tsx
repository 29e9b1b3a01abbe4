import { TERMS_PATH } from '../../base/paths';
import { messages } from '../../ui/messages';

/** A link that opens the terms in another tab, so that this tab keeps what the person has typed. */
export function TermsLink({ text, className }: { text: string; className?: string }) {
  return (
    <a href={TERMS_PATH} target="_blank" rel="noopener" className={className}>
      {text}
      <span className="visually-hidden"> {messages.newTab}</span>
    </a>
  );
}
