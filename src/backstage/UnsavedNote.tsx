import { Button } from '../ui/Button';
import { partMessages } from './partMessages';

const texts = partMessages.unsaved;

interface Props {
  hasDraft: boolean;
  onDiscard: () => void;
}

/** Says that a form is not saved, with a button that goes back to what is stored. */
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
