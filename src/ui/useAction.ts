import { useState } from 'react';
import type { FormIssue } from './form/formTypes';

/**
 * The state of a button's asynchronous action: `run` starts it, `busy` is true while it runs, and `error` is
 * the text for its failure, which `explain` makes, until the next run.
 */
export function useAction(work: () => Promise<void>, explain: (error: unknown) => FormIssue) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const start = async () => {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (thrown) {
      setError(explain(thrown).message);
    }
    setBusy(false);
  };
  return { busy, error, run: () => void start() };
}
