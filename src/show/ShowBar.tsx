import { loadPart } from '../loadPart';
import { useChunk } from '../ui/useChunk';
import type { ShowState } from './showState';

// Loaded only while there is something to say.
const loadBar = () => loadPart(() => import('./Bar'));

/** A page's first element: the bar that says that the show is on. */
export function ShowBar({ show }: { show: ShowState }) {
  const { chunk } = useChunk(show.on ? loadBar : null);
  return show.on && chunk && <chunk.Bar show={show} />;
}
