import { TERMS_PATH } from '../paths';
import { messages } from './messages';

/** Leads to the terms in another tab, so that this one keeps what was typed or asked. */
export function TermsLink({ text }: { text: string }) {
  return (
    <a href={TERMS_PATH} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden">{messages.terms.newTab}</span>
    </a>
  );
}
