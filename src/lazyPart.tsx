import { lazy, type ComponentType, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { loadPart } from './base/loadPart';

interface LazyPart {
  (): ReactNode;
  /** Requests the component before it is rendered. */
  preload: () => void;
}

/**
 * React's `lazy` for a page or a layout. `lazy` never loads again after a failure; this does at the next
 * navigation.
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

  // Errors are ignored here: they surface when the component is rendered.
  const preload = () => void load().catch(() => {});

  return Object.assign(
    function LazyPart() {
      // `location` is a new object after every navigation, even after one to the same address.
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
