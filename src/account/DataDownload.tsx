import { useState } from 'react';
import { accountFailure } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { Button } from '../ui/Button';
import { messages } from './messages';
import { Section } from './Section';

const texts = messages.download;

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
      <p role="alert">{failure}</p>
      <Button aria-disabled={busy} onClick={() => (busy ? undefined : void download())}>
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
  URL.revokeObjectURL(url);
}
