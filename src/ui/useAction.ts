import { useState } from 'react';
import type { FormIssue } from './form/useForm';

/**
 * The state of a button's asynchronous action. `run` starts the action, and `busy` is true while the action
 * runs. After a success, `done` is true until the next run; after a failure, `error` is the text that
 * `explain` makes of the error.
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
