import { loadPart, withStyles } from '../loadPart';
import { useChunk } from '../ui/useChunk';
import type { ShowState } from './showState';

/** A page's first element: the bar that says that the show is on. It is loaded only while there is something to say. */
export function ShowBar({ show }: { show: ShowState }) {
  const { chunk } = useChunk(show.on ? loadBar : null);
  return show.on && chunk && <chunk.Bar show={show} />;
}

const loadBar = () => withStyles(loadPart(() => import('./Bar')));
