import { config } from '../../config';
import { momentText } from '../../dates';
import { inPlainWords } from '../../findings';
import { showIn } from '../../model';
import { Card } from '../../ui/Card';
import { CheckboxField, TextField, TICKED } from '../../ui/Field';
import { Findings } from '../../ui/Findings';
import { Form } from '../../ui/Form';
import { checkSettings } from '../../show/checkShow';
import { momentOf } from '../brasiliaTime';
import { withoutMissing } from '../documentFields';
import { ImageField } from '../ImageField';
import { useTeam } from '../TeamContext';
import { UnsavedNote } from '../UnsavedNote';
import { showMessages } from './showMessages';
import { ShowPreview } from './ShowPreview';
import { useShowForm, type ShowEditing } from './useShowForm';

const texts = showMessages;

/** The form of the show's settings, with what visitors would see, and what is wrong with it. */
export function ShowForm(editing: ShowEditing) {
  const { form, typed, unsaved, discard } = useShowForm(editing, useTeam());
  const show = showIn(typed);
  const findings = checkSettings(withoutMissing(typed), show, config.liveVideoUrl, editing.now);
  return (
    <div className="desk-editor">
      <Card aria-labelledby="show">
        <h2 id="show">{texts.heading}</h2>
        <Form form={form} button={texts.save} busyButton={texts.saving}>
          <ShowFields form={form} />
        </Form>
        <UnsavedNote unsaved={unsaved} onDiscard={discard} />
      </Card>
      <Card aria-labelledby="previa" className="desk-preview">
        <h2 id="previa">{texts.preview.heading}</h2>
        <ShowPreview show={show} />
        <h3>{texts.preview.check}</h3>
        <Findings findings={findings.map(inPlainWords)} />
      </Card>
    </div>
  );
}

function ShowFields({ form: { field, values } }: Pick<ReturnType<typeof useShowForm>, 'form'>) {
  return (
    <>
      <TextField
        {...field('inicio')}
        label={texts.labels.inicio}
        hint={timeHint(values.inicio)}
        type="datetime-local"
      />
      <TextField
        {...field('fim')}
        label={texts.labels.fim}
        hint={timeHint(values.fim)}
        type="datetime-local"
      />
      <TextField
        {...field('video')}
        label={texts.labels.video}
        hint={texts.videoHint}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...field('premio')} label={texts.labels.premio} autoComplete="off" />
      <ImageField {...field('foto')} label={texts.labels.foto} />
      <TextField {...field('apresentador')} label={texts.labels.apresentador} autoComplete="off" />
      <CheckboxField
        {...field('paraCadastrados')}
        label={texts.labels.paraCadastrados}
        hint={values.paraCadastrados === TICKED ? texts.registered : texts.everybody}
      />
    </>
  );
}

function timeHint(local: string): string {
  const moment = momentOf(local);
  return moment ? texts.reads(momentText(moment)) : texts.zone;
}
