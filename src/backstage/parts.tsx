import { BACKSTAGE_PATH } from '../base/paths';
import { lazyPart } from '../lazyPart';
import { messages } from './messages';

const texts = messages.parts;

/** The parts of the desk, in the order of its navigation; each is loaded when it is opened. */
export const parts = [
  { path: BACKSTAGE_PATH, name: texts.live, Part: lazyPart(() => import('./live/LivePart')) },
  {
    path: `${BACKSTAGE_PATH}/promocoes`,
    name: texts.promotions,
    Part: lazyPart(() => import('./promotions/PromotionsPart')),
  },
  {
    path: `${BACKSTAGE_PATH}/cadastros`,
    name: texts.registrations,
    Part: lazyPart(() => import('./registrations/RegistrationsPart')),
  },
  { path: `${BACKSTAGE_PATH}/show`, name: texts.show, Part: lazyPart(() => import('./show/ShowPart')) },
];
