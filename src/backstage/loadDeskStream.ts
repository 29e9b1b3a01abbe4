import { loadChunk } from '../base/loadChunk';

export const loadDeskStream = () => loadChunk(() => import('./realtime'));
