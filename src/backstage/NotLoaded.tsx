import { Card } from '../ui/Card';
import { LoadError } from '../ui/loading/LoadError';
import { Loading } from '../ui/loading/Loading';
import type { Loaded } from '../ui/loading/useLoaded';
import { messages } from './messages';

interface Props {
  status: Exclude<Loaded<unknown>['status'], 'ready'>;
  tryAgain: () => void;
}

/** Shown in place of a part of the desk while its documents are loading, or could not be loaded. */
export function NotLoaded({ status, tryAgain }: Props) {
  if (status === 'loading') return <Loading />;
  return (
    <Card>
      <LoadError tryAgain={tryAgain} text={messages.failed} />
    </Card>
  );
}
