import { lazyChunk } from '../lazyChunk';
import { messages } from './messages';

const texts = messages.parts;

/**
 * The parts of the desk, in the order of its navigation, with their paths below the desk's. Each is loaded
 * when it is opened.
 */
export const parts = [
  { path: '', name: texts.live, Part: lazyChunk(() => import('./live/LivePart')) },
  {
    path: 'promocoes',
    name: texts.promotions,
    Part: lazyChunk(() => import('./promotions/PromotionsPart')),
  },
  {
    path: 'cadastros',
    name: texts.registrations,
    Part: lazyChunk(() => import('./registrations/RegistrationsPart')),
  },
  { path: 'show', name: texts.show, Part: lazyChunk(() => import('./show/ShowPart')) },
];
