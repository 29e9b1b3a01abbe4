import { useState } from 'react';
import { loadChunk, withStyles } from '../../base/loadChunk';
import { useChunk } from '../../ui/loading/useChunk';
import { isKnownToAccept } from './termsCache';

const loadQuestion = () => withStyles(loadChunk(() => import('./TermsQuestion'), 'never'));

/**
 * The question about the current terms. It is loaded only for people of whom this device does not know that
 * they have accepted them.
 */
export function TermsUpdate({ uid }: { uid: string }) {
  // Not read again: after a logout or a deletion the device knows nothing, and the server may not be asked.
  const [known] = useState(() => isKnownToAccept(uid));
  const { chunk } = useChunk(known ? null : loadQuestion);
  return chunk && <chunk.TermsQuestion uid={uid} />;
}
