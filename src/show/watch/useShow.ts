import { useSyncExternalStore } from 'react';
import { useChunk } from '../../ui/loading/useChunk';
import { NO_STATE, type ShowState } from './showState';
import type { ShowWatch } from './showWatch';

const NOTHING_KNOWN = { subscribe: () => () => {}, getState: () => NO_STATE };

/**
 * The state of the show, kept up to date while the show is on.
 * @param load loads this visit's ShowWatch, and makes it read the show
 */
export function useShow(load: () => Promise<{ showWatch: ShowWatch }>): ShowState {
  const { chunk } = useChunk(load);
  const { subscribe, getState } = chunk?.showWatch ?? NOTHING_KNOWN;
  return useSyncExternalStore(subscribe, getState, NOTHING_KNOWN.getState);
}
