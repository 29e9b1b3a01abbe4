import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { messages } from './messages';

const ID = 'previa';

/** A preview of what visitors will see: beside the form on a wide screen, and below it on a phone. */
export function Preview({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={ID} className="desk-preview">
      <h2 id={ID}>{heading}</h2>
      {children}
    </Card>
  );
}

/**
 * The way from a long form to the preview below it. A link to a part of the page, so that the browser's or
 * the phone's "back" returns to the field that was on the screen before.
 */
export function PreviewLink() {
  return (
    <a href={`#${ID}`} className="own-line desk-to-preview">
      {messages.preview}
    </a>
  );
}
