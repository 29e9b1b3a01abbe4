import { loadChunk, withStyles } from '../../base/loadChunk';
import { useChunk } from '../../ui/loading/useChunk';
import { untilPressEnds } from '../../ui/untilPressEnds';
import type { ShowState } from '../watch/showState';

/** The bar that says that the show is on or about to begin. Its code is loaded only when it is needed. */
export const ShowBar = ({ show }: { show: ShowState }) => show.on && <LoadedBar show={show} />;

/** Mounted anew each time the bar comes, so that it waits for a press even if its code is loaded already. */
function LoadedBar({ show }: { show: ShowState }) {
  const { chunk } = useChunk(loadBar);
  return chunk && <chunk.Bar show={show} />;
}

/** Resolves when nothing is pressed, because the bar moves the page down. */
async function loadBar() {
  const bar = await withStyles(loadChunk(() => import('./Bar')));
  await untilPressEnds();
  return bar;
}
