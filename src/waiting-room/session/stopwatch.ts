import { MINUTE_MS } from '../../base/durations';
import { isFull, type Room } from '../../model';
import { elapsed, readDeviceClocks, type Moment } from '../../show/clock/deviceClocks';
import type { View } from './outcome';
import { isSameRoom } from './roomKey';
import { awaitsOpening, type RoomState } from './roomState';

/** What this page saw of a release, ms since its button appeared here. */
export interface Speed {
  /** When the visitor first clicked on this page. */
  click: number;
  /** When the last place was taken; null if the page has not seen that. */
  full: number | null;
}

/** A click that came later than this after the button has no speed. */
const MAX_CLICK_MS = MINUTE_MS;

interface Run {
  room: Room;
  shown: Moment;
  clicked?: Moment;
  full?: Moment;
}

/** Measures a release that appears while the visitor waits, not one that was there before the visit. */
export class Stopwatch {
  private run: Run | null = null;
  private waited = false;

  /** @param deviceNow ms since 1970 by the device's clock */
  constructor(private readonly deviceNow: () => number) {}

  /**
   * @param roomsKnown the server has answered which rooms there are
   * @param timeKnown the server's clock is known. Without it, a room with a time may have opened before.
   */
  observe(state: RoomState, view: View, roomsKnown: boolean, timeKnown: boolean): void {
    const { room } = state;
    // If the room is full when it appears, this page has not seen when it became full.
    if (room && view === 'released' && this.waited)
      this.run = isFull(room) ? null : { room, shown: this.moment() };
    if (this.run && !isSameRoom(this.run.room, room)) this.run = null;
    if (this.run && room && isFull(room)) this.run.full ??= this.moment();
    this.waited = roomsKnown && (state.kind !== 'present' || (awaitsOpening(state) && timeKnown));
  }

  click(): void {
    if (this.run) this.run.clicked ??= this.moment();
  }

  /** Null unless this page has shown the button and has seen the click. */
  get speed(): Speed | null {
    if (!this.run?.clicked) return null;
    const click = this.sinceShown(this.run.clicked);
    const full = this.run.full ? this.sinceShown(this.run.full) : null;
    return click === null || click > MAX_CLICK_MS ? null : { click, full };
  }

  private sinceShown(moment: Moment): number | null {
    const { monotonic, agree } = elapsed((this.run as Run).shown, moment);
    return agree ? monotonic : null;
  }

  private moment(): Moment {
    return readDeviceClocks(this.deviceNow);
  }
}
