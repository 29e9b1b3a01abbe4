import { lazyPart } from '../lazyPart';
import { messages } from './messages';

const texts = messages.parts;

/**
 * The desk's pages, in the order of its navigation, with paths relative to the desk's. Each page's code loads
 * when it is opened.
 */
export const parts = [
  { path: '', name: texts.live, Part: lazyPart(() => import('./live/LivePart')) },
  {
    path: 'promocoes',
    name: texts.promotions,
    Part: lazyPart(() => import('./promotions/PromotionsPart')),
  },
  {
    path: 'cadastros',
    name: texts.registrations,
    Part: lazyPart(() => import('./registrations/RegistrationsPart')),
  },
  { path: 'show', name: texts.show, Part: lazyPart(() => import('./show/ShowPart')) },
];
