import { useState } from 'react';
import { siteAnswers } from '../base/site';
import { Button } from '../ui/Button';
import { Onward } from './Texts';
import { roomMessages } from './messages';

/**
 * A button that reloads the page, but only if the site answers: else the browser would show its own error
 * page.
 */
export function TryNow() {
  const [busy, setBusy] = useState(false);
  const tryNow = async (button: HTMLElement) => {
    setBusy(true);
    const reachable = await siteAnswers();
    // Meanwhile the room may have come back, perhaps with 'Entrar', or the visitor has gone to another page.
    if (reachable && button.isConnected) window.location.reload();
    else setBusy(false);
  };
  return (
    <Onward>
      <Button busy={busy} onClick={({ currentTarget }) => void tryNow(currentTarget)}>
        {roomMessages.tryNow}
      </Button>
    </Onward>
  );
}
