import { lazy, type ComponentType, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { loadPart } from './loadPart';

export interface LazyPart {
  (): ReactNode;
  /** Requests the component before it is rendered. */
  preload: () => void;
}

/**
 * React's `lazy` for a page or a layout. `lazy` never loads again after a failure; this does at the next navigation.
 * @param load the `import()` of a module whose default export is the component
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>): LazyPart {
  let location: Location | undefined;
  let failedLocation: Location | undefined;
  const start = () =>
    lazy(async () => {
      try {
        return await loadPart(load, 'always');
      } catch (error) {
        failedLocation = location;
        throw error;
      }
    });
  let Part = start();

  // If it fails, the page says so when it is rendered.
  const preload = () => void load().catch(() => {});

  return Object.assign(
    function LazyPart() {
      // A new object at every navigation, also at one back to the same place.
      location = useLocation();
      if (failedLocation !== undefined && failedLocation !== location) {
        Part = start();
        failedLocation = undefined;
      }
      return <Part />;
    },
    { preload },
  );
}
