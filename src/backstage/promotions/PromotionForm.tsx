import { config } from '../../config';
import { dateOf, textOf } from '../../fields';
import { promotionPath } from '../../paths';
import { endText } from '../../promotions/period';
import { TextField } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { endAfter } from '../brasiliaTime';
import { ImageField } from '../ImageField';
import { TextAreaField } from '../TextAreaField';
import { promotionMessages } from './promotionMessages';
import type { Editing, usePromotionForm } from './usePromotionForm';

const texts = promotionMessages.form;
const labels = promotionMessages.labels;

interface Props extends ReturnType<typeof usePromotionForm>, Pick<Editing, 'stored' | 'takenIds'> {
  now: Date;
}

export function PromotionForm({ form, typed, setTitle, stored, takenIds, now }: Props) {
  const { field, values } = form;
  const published = stored?.fields.publicada === true;
  const locked = published && textOf(stored.fields.titulo) !== '';
  const odd = Object.keys(stored?.fields ?? {}).filter((name) => !(name in typed));
  return (
    <Form
      form={form}
      button={stored ? texts.save : texts.create}
      busyButton={stored ? texts.saving : texts.creating}
    >
      <TextField
        {...field('titulo')}
        label={labels.titulo}
        hint={locked ? texts.locked : undefined}
        readOnly={locked}
        autoComplete="off"
        onChange={setTitle}
      />
      {stored ? (
        <p>{texts.idFixed(pageAddress(stored.id))}</p>
      ) : (
        <TextField
          {...field('id')}
          label={labels.id}
          {...idNotes(field('id').error, values.id, takenIds)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextAreaField {...field('descricao')} label={labels.descricao} hint={texts.descricaoHint} rows={6} />
      <ImageField {...field('imagem')} label={labels.imagem} />
      <TextField {...field('inicio')} label={labels.inicio} hint={texts.zone} type="datetime-local" />
      <TextField {...field('fim')} label={labels.fim} hint={endHint(values.fim)} type="datetime-local" />
      <RulesFields form={form} stored={stored} />
      <Result form={form} stored={stored} now={now} />
      {odd.length > 0 && <p>{texts.odd(odd.join(', '))}</p>}
    </Form>
  );
}

function RulesFields({ form: { field, values }, stored }: Pick<Props, 'form' | 'stored'>) {
  const accepted = stored?.fields.publicada === true && values.regulamento !== stored.fields.regulamento;
  const isChanged = accepted && (values.regulamento || stored.fields.regulamento);
  return (
    <>
      <TextField
        {...field('regulamento')}
        label={labels.regulamento}
        hint={isChanged ? texts.regulamentoChanged : texts.regulamentoHint}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...field('autorizacao')}
        label={labels.autorizacao}
        hint={texts.autorizacaoHint}
        autoComplete="off"
      />
    </>
  );
}

/** The field of the result, once nobody can take part any more. */
function Result({ form, stored, now }: Pick<Props, 'form' | 'stored' | 'now'>) {
  const end = dateOf(stored?.fields.fim);
  if (end && now >= end)
    return (
      <TextAreaField
        {...form.field('resultado')}
        label={labels.resultado}
        hint={texts.resultadoHint}
        rows={4}
      />
    );
  return <p>{end ? texts.resultadoLater(endText(end)) : texts.resultadoUnset}</p>;
}

/** What is wrong with the address, or where the page will be. */
function idNotes(error: string | undefined, id: string, takenIds: string[]) {
  const wrong = error ?? (takenIds.includes(id) ? promotionMessages.errors.taken : undefined);
  return wrong ? { error: wrong } : { hint: texts.idHint(pageAddress(id) + (id ? '' : '…')) };
}

/** The end as visitors will read it, or the time zone while the field is empty. */
function endHint(local: string): string {
  const end = endAfter(local);
  return end ? texts.reads(endText(end)) : texts.zone;
}

function pageAddress(id: string): string {
  return config.siteUrl + promotionPath(id);
}
