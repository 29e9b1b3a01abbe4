import { Button } from '../ui/Button';
import { partMessages } from './partMessages';

const texts = partMessages.unsaved;

interface Props {
  unsaved: boolean;
  onDiscard: () => void;
}

/** Says that a form is not saved, with a button that goes back to what is stored. */
export function UnsavedNote({ unsaved, onDiscard }: Props) {
  return (
    <>
      <p role="status">{unsaved && texts.note}</p>
      {unsaved && (
        <Button plain onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
    </>
  );
}
