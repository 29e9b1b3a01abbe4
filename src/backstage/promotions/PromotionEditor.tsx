import { endText } from '../../promotions/period';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/form/Field';
import { FieldGroup, LongForm } from '../LongForm';
import { PartHeading } from '../PartHeading';
import { useTeam } from '../TeamContext';
import { endAfter } from '../brasiliaTime';
import { Participants } from './Participants';
import { PageFields, ResultField, RulesFields, type PromotionFieldsProps } from './PromotionFields';
import { PromotionPreview } from './PromotionPreview';
import { Publication } from './Publication';
import { StateChip } from './StateChip';
import { listedPromotion } from './listPromotions';
import { promotionMessages } from './promotionMessages';
import { usePromotionForm, type Editing } from './usePromotionForm';

const { form: texts, labels } = promotionMessages;

interface Props extends Editing {
  now: Date;
}

export function PromotionEditor({ now, ...editing }: Props) {
  const { stored, takenIds, onStored } = editing;
  const editor = usePromotionForm(editing, useTeam());
  const listed = stored && listedPromotion(stored, now);
  return (
    <div className="desk-editor">
      {stored && listed && (
        <Card aria-labelledby="promocao" className="desk-editor-head">
          <div className="desk-wrap">
            <PartHeading id="promocao">{listed.promotion.titulo || promotionMessages.untitled}</PartHeading>
            <StateChip {...listed} />
          </div>
          <Participants promotion={stored.id} />
          <Publication stored={stored} wouldChange={editor.wouldChange} onStored={onStored} />
        </Card>
      )}
      <Card>
        {!stored && (
          <>
            <PartHeading id="promocao">{texts.newHeading}</PartHeading>
            <p>{texts.newText}</p>
          </>
        )}
        <PromotionForm {...editor} stored={stored} takenIds={takenIds} now={now} />
      </Card>
      <PromotionPreview id={editor.form.values.id} fields={editor.typed} now={now} />
    </div>
  );
}

function PromotionForm(props: PromotionFieldsProps) {
  const { form, typed, stored } = props;
  const unknownFields = Object.keys(stored?.fields ?? {}).filter((name) => !(name in typed));
  return (
    <LongForm
      editor={props}
      labels={labels}
      button={stored ? texts.save : texts.create}
      busyButton={stored ? texts.saving : texts.creating}
    >
      <FieldGroup heading={texts.groups.page}>
        <PageFields {...props} />
      </FieldGroup>
      <FieldGroup heading={texts.groups.times}>
        <div className="desk-pair">
          <TextField {...form.field('inicio')} label={labels.inicio} type="datetime-local" />
          <TextField
            {...form.field('fim')}
            label={labels.fim}
            hint={endHint(form.values.fim)}
            type="datetime-local"
          />
        </div>
      </FieldGroup>
      <FieldGroup heading={texts.groups.rules}>
        <RulesFields {...props} />
      </FieldGroup>
      {stored && (
        <FieldGroup heading={texts.groups.result}>
          <ResultField {...props} />
        </FieldGroup>
      )}
      {unknownFields.length > 0 && <p>{texts.unknownFields(unknownFields.join(', '))}</p>}
    </LongForm>
  );
}

/** The hint of the field for the end: the end as visitors will read it. */
function endHint(local: string): string | undefined {
  const end = endAfter(local);
  return end ? texts.reads(endText(end)) : undefined;
}
