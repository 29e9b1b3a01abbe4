import { useCallback, useRef, useState } from 'react';
import { useLoaded, type Loaded } from '../ui/loading/useLoaded';

/**
 * `useLoaded` for documents that forms change.
 * @returns `onStored`: call it with the data as they are stored now; they replace the loaded ones until the
 * server has answered again
 */
export function useStored<T>(load: () => Promise<T>) {
  const saved = useRef<T>(undefined);
  const loadOrKeep = useCallback(async () => {
    saved.current = undefined;
    const data = await load();
    // A read that began before a save must not replace what was saved.
    return saved.current ?? data;
  }, [load]);
  const { loaded, tryAgain } = useLoaded(loadOrKeep);
  const [newer, setNewer] = useState<{ than: Loaded<T>; loaded: Loaded<T> } | null>(null);
  return {
    loaded: newer?.than === loaded ? newer.loaded : loaded,
    tryAgain,
    onStored: (data: T) => {
      saved.current = data;
      setNewer({ than: loaded, loaded: { status: 'ready', data } });
    },
  };
}
