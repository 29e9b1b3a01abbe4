import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { MINUTE_MS } from '../../base/durations';
import { loadChunk } from '../../base/loadChunk';
import { Button } from '../../ui/Button';
import { Outline } from '../../ui/Icon';
import { FormError, FormSuccess } from '../../ui/form/FormError';
import { useAction } from '../../ui/useAction';
import { Setting } from './Setting';
import { profileMessages } from './profileMessages';

const texts = profileMessages.download;

const loadMyData = () => loadChunk(() => import('../../auth/profile/myData'));

/** How long the downloaded file stays in memory: long enough for any browser to save it. */
const SAVING_MS = MINUTE_MS;

/** Downloads all stored data of the person as a JSON file, which the page creates. */
export function DataDownload() {
  const { busy, done, error, run } = useAction(async () => {
    const [{ auth, db, emailState }, { myData }] = await Promise.all([loadAccount(), loadMyData()]);
    const confirmed = (await emailState(auth))?.confirmed === true;
    save(JSON.stringify(await myData(auth, db, confirmed), null, 2));
  }, accountIssue);

  return (
    <Setting
      icon={<Outline d="M12 4v11m-5-5 5 5 5-5M5 20h14" />}
      heading={texts.heading}
      summary={texts.summary}
      problem={error && texts.unfinished}
    >
      <p>{texts.text}</p>
      <FormError text={error} />
      <Button look={done ? 'quiet' : undefined} busy={busy} busyText={texts.busy} onClick={run}>
        {done ? texts.again : texts.button}
      </Button>
      <FormSuccess text={done ? texts.done : ''} />
      <p role="status" className="profile-setting-summary">
        {done && texts.help}
      </p>
    </Setting>
  );
}

function save(json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.file;
  link.click();
  // Revokes the file's URL later, because Safari reads the file only after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
