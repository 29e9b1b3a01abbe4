import { liveMessages } from './liveMessages';

const texts = liveMessages.offline;

/** Says, while the server does not answer, what still works. */
export function Offline({ connected }: { connected: boolean }) {
  return (
    <div role="status">
      {!connected && (
        <div className="desk-alert">
          <p>{texts.heading}</p>
          <p>{texts.text}</p>
        </div>
      )}
    </div>
  );
}
