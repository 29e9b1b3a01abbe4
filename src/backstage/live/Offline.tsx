import { liveMessages } from './liveMessages';

const texts = liveMessages.offline;

/** Says what still works while the server does not answer. */
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
