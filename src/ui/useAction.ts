import { useState } from 'react';
import type { FormIssue } from './form/formTypes';

/**
 * The state of a button's asynchronous work. `run` starts it, and `busy` is true until it ends. If it throws,
 * `error` is the message that `explain` returns, until the next run.
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
