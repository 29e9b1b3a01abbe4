import { hasLink, isFull, NO_SHOW, type Room, type ShowSettings } from '../../model';
import { isFarAhead, phaseOf, WAIT_MS, type ShowPhase } from '../times/phase';

/** What the database says about the show. */
export interface ShowDocuments {
  settings: ShowSettings;
  /** The room that visitors see: the first by its id; null if there is none. */
  room: Room | null;
}

/** What pages show about the show. */
export interface ShowState {
  phase: ShowPhase;
  /** Whether the show is live, or the show begins or a room opens within 10 minutes. */
  on: boolean;
  /** Whether the waiting room shows the button 'Entrar', with free places. */
  released: boolean;
  settings: ShowSettings;
}

/** What pages show before the show has been read. */
export const NO_STATE: ShowState = { phase: 'none', on: false, released: false, settings: NO_SHOW };

export function showStateAt({ settings, room }: ShowDocuments, now: Date): ShowState {
  const { times } = settings;
  const untilOpen = (room?.abreEm?.getTime() ?? 0) - now.getTime();
  const phase = phaseOf(times, now, room !== null && untilOpen <= WAIT_MS);
  const isNear = phase === 'upcoming' && times !== null && !isFarAhead(times, now);
  return {
    phase,
    on: isNear || phase === 'soon' || phase === 'live',
    released: hasLink(room) && !isFull(room) && untilOpen <= 0,
    settings,
  };
}
