import { BACKSTAGE_PATH } from '../paths';
import { lazyPart } from '../lazyPart';
import { messages } from './messages';

const { parts: names } = messages;

/** The parts of the desk, in the order of its navigation; each is loaded when it is opened. */
export const parts = [
  { path: BACKSTAGE_PATH, name: names.live, Part: lazyPart(() => import('./live/LivePart')) },
  {
    path: `${BACKSTAGE_PATH}/promocoes`,
    name: names.promotions,
    Part: lazyPart(() => import('./promotions/PromotionsPart')),
  },
  {
    path: `${BACKSTAGE_PATH}/cadastros`,
    name: names.registrations,
    Part: lazyPart(() => import('./registrations/RegistrationsPart')),
  },
  { path: `${BACKSTAGE_PATH}/show`, name: names.show, Part: lazyPart(() => import('./show/ShowPart')) },
];
