import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => {};

/** False in the prerendered HTML and in the hydrating render, whose results must be equal; else true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The query of the address; empty in the prerendered HTML, which is the same for every query. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
