import { useState } from 'react';
import { accountFailure } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { Button } from '../ui/Button';
import { Failure } from '../ui/Failure';
import { messages } from './messages';
import { Section } from './Section';

const texts = messages.download;

/** More than any browser takes to save a file from memory, ms. */
const SAVING_MS = 60_000;

/** All that is stored of the person, as a file of the browser's own making. */
export function DataDownload() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const download = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { auth, db, myData } = await loadAccount();
      save(JSON.stringify(await myData(auth, db), null, 2));
    } catch (error) {
      setFailure(accountFailure(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section heading={texts.heading}>
      <p>{texts.text}</p>
      <Failure text={failure} />
      <Button quiet busy={busy} onClick={() => void download()}>
        {busy ? texts.busy : texts.button}
      </Button>
    </Section>
  );
}

function save(json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.file;
  link.click();
  // Safari is not done with it when the click is.
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
