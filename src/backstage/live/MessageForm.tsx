import * as v from 'valibot';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/form/Field';
import { FormError } from '../../ui/form/FormError';
import { useForm } from '../../ui/form/useForm';
import { useAction } from '../../ui/useAction';
import { DeskForm } from '../DeskForm';
import { useTeam } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { limitedText, PLAIN_LINE } from '../documentFields';
import { SHOW_LIMITS } from '../limits';
import { liveFormIssue } from '../partIssues';
import { draftOf, dropDraft, useDraft } from '../useDraft';
import { setMessage } from './liveCommits';
import { liveMessages } from './liveMessages';
import { useFocusIfLost } from './useFocusIfLost';

const texts = liveMessages.message;

const Message = v.object({
  text: v.pipe(limitedText(SHOW_LIMITS.recado), v.nonEmpty(texts.empty), v.regex(PLAIN_LINE, texts.odd)),
});

const EMPTY = { text: '' };

/**
 * The form by which the team sends a message to everybody in the waiting room.
 * @param props `message` is the present message; empty if there is none
 */
export function MessageForm({ message }: { message: string }) {
  const team = useTeam();
  const draftKey = `${team.account.uid}/recado`;
  const form = useForm(
    Message,
    EMPTY,
    async ({ text }, reset) => {
      await team.run((db) => setMessage(db, text));
      // Also if the person has left the form meanwhile, except if another message has been typed.
      if (draftOf(draftKey)?.typed.text?.trim() === text) dropDraft(draftKey);
      reset();
    },
    liveFormIssue,
  );
  // Without `seen`: a message replaces whatever message somebody else has sent meanwhile.
  useDraft({ key: draftKey, form, initial: EMPTY });
  const { busy, error, run } = useAction(() => team.run((db) => setMessage(db, '')), liveFormIssue);
  const card = useFocusIfLost(message === '');
  return (
    <Card aria-labelledby="recado" className="desk-message desk-secondary" ref={card} tabIndex={-1}>
      <h2 id="recado">{texts.heading}</h2>
      <DeskForm inline look="quiet" form={form} button={texts.send} busyButton={texts.sending}>
        <TextField
          {...form.field('text')}
          label={texts.label}
          hint={texts.left(SHOW_LIMITS.recado - form.values.text.trim().length)}
          maxLength={SHOW_LIMITS.recado}
          autoComplete="off"
        />
      </DeskForm>
      {/* Below the form, so that no second press on 'Enviar recado' removes the message. */}
      <div className="desk-wrap desk-shown-message">
        <p role="status">{message && texts.shown(message)}</p>
        {message && (
          <WriteButton look="quiet" busy={busy} busyText={texts.clearing} onClick={run}>
            {texts.clear}
          </WriteButton>
        )}
      </div>
      {message && <FormError text={error} />}
    </Card>
  );
}
