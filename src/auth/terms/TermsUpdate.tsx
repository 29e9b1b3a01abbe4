import { useSyncExternalStore } from 'react';
import { loadChunk, withStyles } from '../../base/loadChunk';
import { onStorageChange } from '../../base/storage';
import { useChunk } from '../../ui/loading/useChunk';
import { isKnownToAccept } from './termsCache';

const loadQuestion = () => withStyles(loadChunk(() => import('./TermsQuestion'), 'never'));

/**
 * The question about the current terms. It is loaded only for people of whom this device does not know that
 * they have accepted them.
 */
export function TermsUpdate({ uid }: { uid: string }) {
  // Becomes true when the person accepts the terms, here or in another tab.
  const known = useSyncExternalStore(onStorageChange, () => isKnownToAccept(uid));
  const { chunk } = useChunk(known ? null : loadQuestion);
  return !known && chunk && <chunk.TermsQuestion uid={uid} />;
}
