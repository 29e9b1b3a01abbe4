import { TextField } from '../../ui/form/Field';
import { FieldGroup } from '../FieldGroup';
import { LongForm } from '../LongForm';
import { PageFields, ResultField, RulesFields, type PromotionFieldsProps } from './PromotionFields';
import { endHint } from './promotionHints';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages.form;
const labels = promotionMessages.labels;

export function PromotionForm(props: PromotionFieldsProps) {
  const { form, typed, stored } = props;
  const unknownFields = Object.keys(stored?.fields ?? {}).filter((name) => !(name in typed));
  return (
    <LongForm
      form={form}
      labels={labels}
      button={stored ? texts.save : texts.create}
      busyButton={stored ? texts.saving : texts.creating}
    >
      <FieldGroup heading={texts.groups.page}>
        <PageFields {...props} />
      </FieldGroup>
      <FieldGroup heading={texts.groups.times}>
        <div className="desk-pair">
          <TextField
            {...form.field('inicio')}
            label={labels.inicio}
            hint={texts.zone}
            type="datetime-local"
          />
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
      <FieldGroup heading={texts.groups.result}>
        <ResultField {...props} />
      </FieldGroup>
      {unknownFields.length > 0 && <p>{texts.unknownFields(unknownFields.join(', '))}</p>}
    </LongForm>
  );
}
