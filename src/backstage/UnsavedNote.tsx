import { Button } from '../ui/Button';
import { partMessages } from './partMessages';

const texts = partMessages.unsaved;

interface Props {
  hasDraft: boolean;
  onDiscard: () => void;
}

/** Says that the form has unsaved changes, with a button that discards them. */
export function UnsavedNote({ hasDraft, onDiscard }: Props) {
  return (
    <>
      <p role="status">{hasDraft && texts.note}</p>
      {hasDraft && (
        <Button look="plain" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
    </>
  );
}
