import type { StoredDocument } from '../../base/fields';
import { promotionPath } from '../../base/paths';
import { promotionIn } from '../../model';
import { statusOf } from '../../promotions/period';
import { NewTabLink } from '../../ui/NewTabLink';
import { FormError } from '../../ui/form/FormError';
import { notify } from '../../ui/toast/notify';
import { useAction } from '../../ui/useAction';
import { useTeam } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { partIssue } from '../partIssues';
import { OthersChangeError } from '../savedFields';
import { promotionMessages } from './promotionMessages';
import { saveChanges, type Editing } from './usePromotionForm';

const texts = promotionMessages.publication;

interface Props extends Pick<Editing, 'onStored'> {
  stored: StoredDocument;
  /** Whether saving the form would change the stored promotion. */
  wouldChange: boolean;
}

/** The button that publishes a promotion, or hides it. */
export function Publication({ stored, wouldChange, onStored }: Props) {
  const team = useTeam();
  const { id, fields } = stored;
  const published = fields.publicada === true;
  const incomplete = statusOf(promotionIn(id, fields), null) === 'incomplete';
  const { busy, error, run } = useAction(
    async () => {
      onStored(id, await saveChanges(team, id, { seen: fields, wanted: { publicada: !published } }));
      notify('success', published ? texts.hidden : texts.published);
    },
    (thrown) => {
      if (thrown instanceof OthersChangeError) onStored(id, thrown.stored);
      return partIssue(thrown, promotionMessages.labels);
    },
  );
  const notSaved = published ? texts.unsaved : texts.unsavedHidden;
  // firestore.rules refuse an incomplete promotion whether it is published or hidden.
  const obstacle = incomplete ? texts.incomplete : wouldChange ? notSaved : '';
  return (
    <>
      <p role="status">
        <strong>{published ? texts.published : texts.hidden}</strong>{' '}
        {published ? texts.hideText : texts.publishText}
      </p>
      <FormError text={error} />
      <div className="desk-wrap desk-publication">
        {published && (
          <NewTabLink href={promotionPath(id)} className="own-line">
            {texts.page}
          </NewTabLink>
        )}
        <WriteButton
          look={published ? 'quiet' : undefined}
          busy={busy}
          busyText={published ? texts.hiding : texts.publishing}
          obstacle={obstacle}
          onClick={run}
        >
          {published ? texts.hide : texts.publish}
        </WriteButton>
      </div>
    </>
  );
}
