import { lazyChunk } from '../lazyChunk';
import { messages } from './messages';

const texts = messages.parts;

/**
 * The desk's pages, in the order of its navigation, with paths relative to the desk's. Each page has a chunk of
 * its own.
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
