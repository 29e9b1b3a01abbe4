import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Card } from '../Card';
import { PageHead } from '../PageHead';
import { afterFocusingPage } from '../focus';
import { uiMessages } from '../messages';

interface Props {
  heading?: string;
  onTryAgain: () => void;
  /** Links to other pages. */
  children?: ReactNode;
}

/** Shown in place of a page that could not be loaded. */
export function FailedCard({ heading = uiMessages.pageFailed, onTryAgain, children }: Props) {
  return (
    <Card failed centered role="alert">
      <PageHead title={heading} />
      <h1>{heading}</h1>
      <p>{uiMessages.notLoaded}</p>
      <Button onClick={afterFocusingPage(onTryAgain)}>{uiMessages.tryAgain}</Button>
      {children}
    </Card>
  );
}
