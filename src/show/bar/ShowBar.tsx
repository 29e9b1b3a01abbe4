import { loadChunk, withStyles } from '../../base/loadChunk';
import { useChunk } from '../../ui/loading/useChunk';
import type { ShowState } from '../watch/showState';

/** The bar above a page that says that the show is on. It is loaded only when it has something to say. */
export function ShowBar({ show }: { show: ShowState }) {
  const { chunk } = useChunk(show.on ? loadBar : null);
  return show.on && chunk && <chunk.Bar show={show} />;
}

const loadBar = () => withStyles(loadChunk(() => import('./Bar')));
