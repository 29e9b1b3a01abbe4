import { useState } from 'react';
import { momentText } from '../../base/dates';
import { config } from '../../config';
import { showIn } from '../../model';
import { checkSettings } from '../../show/check/checkShow';
import { inPlainWords, note, type Finding } from '../../show/check/findings';
import { weekdayText } from '../../show/times/whenText';
import { Card } from '../../ui/Card';
import { CheckboxField, TextField, TICKED } from '../../ui/form/Field';
import { ImageField } from '../ImageField';
import { FieldGroup, LongForm } from '../LongForm';
import { Preview } from '../Preview';
import { ShowFindings } from '../ShowFindings';
import { useTeam } from '../TeamContext';
import { UrlField } from '../UrlField';
import { momentOf } from '../brasiliaTime';
import { withoutMissing } from '../documentFields';
import { messages } from '../messages';
import { CancelShow } from './CancelShow';
import { ShowPreview } from './ShowPreview';
import type { ShowValues } from './showFields';
import { showMessages } from './showMessages';
import { useShowForm, type ShowEditing } from './useShowForm';

const texts = showMessages;

/** The form of the show's settings, with a preview and a list of what is right and what is wrong. */
export function ShowForm(editing: ShowEditing) {
  const editor = useShowForm(editing, useTeam());
  const [ending, setEnding] = useState(false);
  const { form, typed } = editor;
  const show = showIn(typed);
  const checked = checkSettings(withoutMissing(typed), show, config.liveVideoUrl, editing.now);
  return (
    <div className="desk-editor desk-show">
      <Card>
        <div className="desk-wrap desk-list-head">
          <h2>{messages.parts.show}</h2>
          <CancelShow
            {...editing}
            obstacle={editor.hasDraft ? texts.endErrors.draft : ''}
            asked={ending}
            onAsked={setEnding}
          />
        </div>
        {/* While the question is open, it is the only thing to answer. */}
        <div className="desk-fields" inert={ending}>
          <LongForm editor={editor} labels={texts.labels} button={texts.save} busyButton={texts.saving}>
            <ShowFields form={form} />
          </LongForm>
        </div>
      </Card>
      <Card aria-labelledby="conferencia">
        <h2 id="conferencia">{texts.check}</h2>
        <ShowFindings findings={withFieldErrors(checked, form.errors).map(inPlainWords)} />
      </Card>
      <Preview heading={texts.preview.heading}>
        <ShowPreview show={show} wrong={Object.values(form.errors).some(Boolean)} />
      </Preview>
    </div>
  );
}

/** Puts one line in the place of the findings that repeat errors at the form's fields. */
function withFieldErrors(findings: Finding[], errors: Partial<ShowValues>): Finding[] {
  if (!Object.values(errors).some(Boolean)) return findings;
  // The check names the times' mistakes 'fim'; the form has the one of a missing begin at that field.
  const said = { ...errors, fim: errors.inicio || errors.fim };
  return [note(texts.unchecked), ...findings.filter(({ field }) => !field || !said[field])];
}

function ShowFields({ form }: Pick<ReturnType<typeof useShowForm>, 'form'>) {
  const { field, values } = form;
  // What is wrong with one time depends on the other: a change removes both errors.
  const timeField = (name: 'inicio' | 'fim', other: 'inicio' | 'fim') => (
    <TextField
      {...field(name)}
      onChange={(text) => form.set({ ...(form.errors[other] && { [other]: values[other] }), [name]: text })}
      label={texts.labels[name]}
      hint={timeHint(values[name])}
      type="datetime-local"
    />
  );
  return (
    <>
      <FieldGroup heading={texts.groups.times}>
        <p className="desk-note">{texts.timesHint}</p>
        <div className="desk-pair">
          {timeField('inicio', 'fim')}
          {timeField('fim', 'inicio')}
        </div>
        <UrlField {...field('video')} label={texts.labels.video} hint={texts.videoHint} />
      </FieldGroup>
      <FieldGroup heading={texts.groups.prize}>
        <TextField {...field('premio')} label={texts.labels.premio} autoComplete="off" />
        <ImageField {...field('foto')} label={texts.labels.foto} />
        <UrlField {...field('regulamento')} label={texts.labels.regulamento} hint={texts.regulamentoHint} />
      </FieldGroup>
      <FieldGroup heading={texts.groups.presenter}>
        <TextField {...field('apresentador')} label={texts.labels.apresentador} autoComplete="off" />
        <ImageField {...field('retrato')} label={texts.labels.retrato} round />
      </FieldGroup>
      <FieldGroup heading={texts.groups.winners}>
        <CheckboxField
          {...field('paraCadastrados')}
          label={texts.labels.paraCadastrados}
          hint={values.paraCadastrados === TICKED ? texts.registered : texts.everybody}
        />
      </FieldGroup>
    </>
  );
}

function timeHint(local: string): string | undefined {
  const moment = momentOf(local);
  return moment ? texts.reads(weekdayText(moment), momentText(moment)) : undefined;
}
