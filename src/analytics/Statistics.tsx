import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk, withStyles } from '../base/loadChunk';
import { TERMS_PATH } from '../base/paths';
import { onStorageChange } from '../base/storage';
import { useChunk } from '../ui/loading/useChunk';
import { untilPressEnds } from '../ui/untilPressEnds';
import { givenConsent, type Consent } from './consent';
import { track } from './track';

async function loadQuestion() {
  const chunk = await withStyles(loadChunk(() => import('./StatisticsQuestion'), 'never'));
  // The question moves the page down.
  await untilPressEnds();
  return chunk;
}

/**
 * Counts page views if the visitor has agreed to statistics. Until the visitor has answered, shows the
 * question; on the terms page, the section on statistics asks instead.
 */
export function Statistics() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'sim') track('page_view', { path: pathname });
  }, [consent, pathname]);
  const asks = consent === null && pathname !== TERMS_PATH;
  const { chunk } = useChunk(asks ? loadQuestion : null);
  return asks && chunk && <chunk.StatisticsQuestion />;
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(onStorageChange, givenConsent, () => 'nao');
}
