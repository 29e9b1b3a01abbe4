import { promotionIn } from '../../model';
import { Card } from '../../ui/Card';
import { PartHeading } from '../PartHeading';
import { useTeam } from '../TeamContext';
import { UnsavedNote } from '../UnsavedNote';
import { Participants } from './Participants';
import { PromotionForm } from './PromotionForm';
import { PromotionPreview } from './PromotionPreview';
import { Publication } from './Publication';
import { promotionMessages } from './promotionMessages';
import { usePromotionForm, type Editing } from './usePromotionForm';

const texts = promotionMessages;

interface Props extends Editing {
  now: Date;
}

/** The form of a promotion, with a preview of the visitors' page. */
export function PromotionEditor({ now, ...editing }: Props) {
  const { stored, takenIds, onStored } = editing;
  const editor = usePromotionForm(editing, useTeam());
  const title = stored
    ? promotionIn(stored.id, stored.fields).titulo || texts.untitled
    : texts.form.newHeading;
  return (
    <div className="desk-editor">
      <Card aria-labelledby="promocao">
        <PartHeading id="promocao">{title}</PartHeading>
        {stored ? (
          <>
            <p>
              <Participants promotion={stored.id} />
            </p>
            <Publication stored={stored} wouldChange={editor.wouldChange} onStored={onStored} />
          </>
        ) : (
          <p>{texts.form.newText}</p>
        )}
      </Card>
      <Card>
        <PromotionForm {...editor} stored={stored} takenIds={takenIds} now={now} />
        <UnsavedNote hasDraft={editor.hasDraft} onDiscard={editor.discard} />
      </Card>
      <PromotionPreview id={editor.form.values.id} fields={editor.typed} now={now} />
    </div>
  );
}
