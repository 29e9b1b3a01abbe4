import { WITHOUT_DELAY } from './connection';
import type { DoorAttempt } from './door';
import { Usage } from './usage';

/** What happened to a visitor. Times are by performance.now(). */
export class Visit {
  /** The last ticket's id; null if no click was sent. */
  ticket: string | null = null;
  /** When the button appeared. */
  sawAt: number | null = null;
  /** The time for which the page had planned the button, if it counted down; else `sawAt`. */
  plannedAt: number | null = null;
  clickedAt: number | null = null;
  answeredAt: number | null = null;
  answer: 'won' | 'lost' | null = null;
  /** How reading the address behind a protected link ended. */
  door: DoorAttempt | null = null;
  /** Error messages of clicks after which the button came back. */
  failures: string[] = [];
  connection = WITHOUT_DELAY;
  usage = new Usage();
}
