import { useEffect, useRef, useState } from 'react';
import { useLoaded, type Loaded } from '../ui/loading/useLoaded';

/**
 * `useLoaded` for documents that forms change.
 * @returns `onStored`: call it with the data that a form has just stored; they are shown until the read that
 * follows is answered
 */
export function useStored<T>(load: () => Promise<T>) {
  const { loaded, tryAgain } = useLoaded(load);
  const [newer, setNewer] = useState<{ than: Loaded<T>; loaded: Loaded<T> } | null>(null);
  // A form may call `onStored` of an earlier render: while it was saving, a read may have been answered.
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);
  return {
    loaded: newer?.than === loaded ? newer.loaded : loaded,
    tryAgain,
    onStored: (data: T) => {
      setNewer({ than: latest.current, loaded: { status: 'ready', data } });
      // Replaces a read that began before the save, whose answer would be out of date.
      tryAgain();
    },
  };
}
