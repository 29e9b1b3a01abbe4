import { useState } from 'react';
import type { FormIssue } from './form/formTypes';

/**
 * The state of a button's asynchronous action: `run` starts it, and `busy` is true while it runs. Until the
 * next run, `done` says that it has succeeded, or `error` is the text for its failure, which `explain` makes.
 */
export function useAction(work: () => Promise<void>, explain: (error: unknown) => FormIssue) {
  const [state, setState] = useState({ busy: false, done: false, error: '' });
  const start = async () => {
    setState({ busy: true, done: false, error: '' });
    const error = await work().then(
      () => '',
      (thrown: unknown) => explain(thrown).message,
    );
    setState({ busy: false, done: !error, error });
  };
  return { ...state, run: () => void start() };
}
