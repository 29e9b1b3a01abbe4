import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { LoadError } from '../ui/loading/LoadError';
import { Loading } from '../ui/loading/Loading';
import type { Loaded } from '../ui/loading/useLoaded';

interface Props<T> {
  heading: string;
  loaded: Loaded<T>;
  tryAgain: () => void;
  children: (data: T) => ReactNode;
}

/** A part of the desk, with a placeholder while its documents are loading, or could not be loaded. */
export function LoadedPart<T>({ heading, loaded, tryAgain, children }: Props<T>) {
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      {loaded.status === 'ready' && children(loaded.data)}
      {loaded.status === 'loading' && <Loading />}
      {loaded.status === 'failed' && (
        <Card>
          <LoadError tryAgain={tryAgain} />
        </Card>
      )}
    </>
  );
}
