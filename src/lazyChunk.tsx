import { lazy, type ComponentType, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { loadChunk } from './base/loadChunk';

interface LazyChunk {
  (): ReactNode;
  /** Starts loading the component before it is rendered. */
  preload: () => void;
}

/**
 * React's `lazy` for a page or a layout, except that after a failure the next navigation loads the component
 * again, which `lazy` never does.
 * @param load the `import()` of a module whose default export is the component
 */
export function lazyChunk(load: () => Promise<{ default: ComponentType }>): LazyChunk {
  let location: Location | undefined;
  let failedLocation: Location | undefined;
  const start = () =>
    lazy(async () => {
      try {
        return await loadChunk(load, 'always');
      } catch (error) {
        failedLocation = location;
        throw error;
      }
    });
  let Component = start();

  // A failed preload is ignored: the error surfaces when the component is rendered.
  const preload = () => void load().catch(() => {});

  return Object.assign(
    function LazyChunk() {
      // `location` is a new object after every navigation, even after one to the same address.
      location = useLocation();
      if (failedLocation !== undefined && failedLocation !== location) {
        Component = start();
        failedLocation = undefined;
      }
      return <Component />;
    },
    { preload },
  );
}
