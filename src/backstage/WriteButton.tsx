import { useId, type ComponentProps } from 'react';
import { Button } from '../ui/Button';
import { useConnected } from './TeamContext';
import { messages } from './messages';

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  /** Why the button is disabled although there is a connection; empty if there is no such reason. */
  obstacle?: string;
}

/**
 * A button that writes to the database. A text below says why it is disabled: `obstacle`, or that there is no
 * connection.
 */
export function WriteButton({ obstacle = '', ...button }: Props) {
  const id = useId();
  const connected = useConnected();
  const reason = connected ? obstacle : messages.offline;
  return (
    <>
      <Button {...button} disabled={reason !== ''} aria-describedby={reason ? id : undefined} />
      <p id={id} role="status" className="desk-note">
        {reason}
      </p>
    </>
  );
}
