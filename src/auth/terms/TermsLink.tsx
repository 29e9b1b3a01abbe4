import { TERMS_PATH } from '../../base/paths';
import { messages } from '../../ui/messages';

/** A link that opens the terms in another tab, so that this tab keeps what the person has typed. */
export function TermsLink({ text }: { text: string }) {
  return (
    <a href={TERMS_PATH} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {messages.newTab}</span>
    </a>
  );
}
