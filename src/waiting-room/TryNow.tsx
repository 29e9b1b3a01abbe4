import { useState } from 'react';
import { siteAnswers } from '../base/site';
import { Button } from '../ui/Button';
import { messages } from './messages';

/** Reloads the page only if the site answers: otherwise the browser would show its own error instead. */
export function TryNow() {
  const [busy, setBusy] = useState(false);
  const tryNow = async () => {
    setBusy(true);
    if (await siteAnswers()) window.location.reload();
    else setBusy(false);
  };
  return (
    <Button look="quiet" busy={busy} onClick={() => void tryNow()}>
      {messages.tryNow}
    </Button>
  );
}
