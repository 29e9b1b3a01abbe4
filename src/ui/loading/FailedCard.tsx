import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Card } from '../Card';
import { PageHead } from '../PageHead';
import { messages } from '../messages';

const { heading, text } = messages.failed;

/** Shown in place of a page that could not be loaded. `children` are links to other pages. */
export function FailedCard({ onTryAgain, children }: { onTryAgain: () => void; children?: ReactNode }) {
  return (
    <Card stage failed centered role="alert">
      <PageHead title={heading} />
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button onClick={onTryAgain}>{messages.tryAgain}</Button>
      {children}
    </Card>
  );
}
