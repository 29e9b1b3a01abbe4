import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dateOf, textOf } from '../../base/fields';
import { promotionPath } from '../../base/paths';
import { config } from '../../config';
import { endText } from '../../promotions/period';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { focusAndShow } from '../../ui/focus';
import { LabelledControl, TextField, type FieldProps } from '../../ui/form/Field';
import { ImageField } from '../ImageField';
import { UrlField } from '../UrlField';
import { shortAddress } from '../live/address/addressText';
import { promotionMessages } from './promotionMessages';
import { RESULT_HASH } from './promotionSchema';
import type { Editing, usePromotionForm } from './usePromotionForm';

const texts = promotionMessages.form;
const labels = promotionMessages.labels;

export interface PromotionFieldsProps
  extends ReturnType<typeof usePromotionForm>, Pick<Editing, 'stored' | 'takenIds'> {
  now: Date;
}

export function PageFields({ form: { field, values }, setTitle, stored, takenIds }: PromotionFieldsProps) {
  const published = stored?.fields.publicada === true;
  const locked = published && textOf(stored.fields.titulo) !== '';
  const id = field('id');
  return (
    <>
      {locked ? (
        <TextAreaField {...field('titulo')} label={labels.titulo} hint={texts.locked} rows={1} readOnly />
      ) : (
        <TextField {...field('titulo')} label={labels.titulo} autoComplete="off" onChange={setTitle} />
      )}
      {stored ? (
        <TextAreaField
          {...id}
          value={shortAddress(pageAddress(stored.id))}
          label={labels.id}
          hint={texts.idFixed}
          rows={1}
          readOnly
        />
      ) : (
        <TextField
          {...id}
          label={labels.id}
          hint={!id.error && <IdHint id={values.id} isTaken={takenIds.includes(values.id)} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextAreaField {...field('descricao')} label={labels.descricao} hint={texts.descricaoHint} rows={5} />
      <ImageField {...field('imagem')} label={labels.imagem} />
    </>
  );
}

/** Says where the promotion's page will be, or that another promotion has this address. */
function IdHint({ id, isTaken }: { id: string; isTaken: boolean }) {
  if (isTaken) return <strong>{promotionMessages.errors.taken}</strong>;
  return texts.idHint(pageAddress(id) + (id ? '' : '…'));
}

export function RulesFields({ form: { field, values }, stored }: PromotionFieldsProps) {
  const published = stored?.fields.publicada === true;
  const isChanged = published && values.regulamento !== textOf(stored.fields.regulamento);
  return (
    <>
      <UrlField
        {...field('regulamento')}
        label={labels.regulamento}
        hint={isChanged ? texts.regulamentoChanged : texts.regulamentoHint}
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

/** The field for the promotion's result, shown once nobody can take part any more. */
export function ResultField({ form, stored, now }: PromotionFieldsProps) {
  const end = dateOf(stored?.fields.fim);
  const time = useApproximateTime(true) ?? now;
  // Only at first: the link to the preview and "back" change the hash, too.
  const [isAsked] = useState(useLocation().hash === RESULT_HASH);
  if (end && time >= end)
    return (
      <TextAreaField
        {...form.field('resultado')}
        ref={isAsked ? focusAndShow : undefined}
        label={labels.resultado}
        hint={texts.resultadoHint}
        rows={4}
      />
    );
  return <p>{end ? texts.resultadoLater(endText(end)) : texts.resultadoUnset}</p>;
}

/** Not in Field.tsx, because visitors load that file and need no such field. */
function TextAreaField(props: FieldProps<'textarea'>) {
  return <LabelledControl as="textarea" {...props} />;
}

function pageAddress(id: string): string {
  return config.siteUrl + promotionPath(id);
}
