import { lazyPart } from '../lazyPart';
import { messages } from './messages';

const texts = messages.parts;

/**
 * The parts of the desk, in the order of its navigation, with their paths below the desk's. Each is loaded
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
