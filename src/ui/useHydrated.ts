import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/**
 * False in the prerendered HTML and while React hydrates it, because both must render the same; then true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The address's query; empty in the prerendered HTML, which is the same for every query. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
