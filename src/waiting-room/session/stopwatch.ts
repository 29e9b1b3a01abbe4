import { MINUTE_MS } from '../../base/durations';
import { isFull, type Room } from '../../model';
import { elapsed, readDeviceClocks, type Moment } from '../../show/clock/deviceClocks';
import type { View } from './outcome';
import { awaitsOpening, type RoomState } from './roomState';
import { isSameRoom } from './tickets';

/** How fast the visitor was in a release: ms since the button appeared on this page. */
export interface Speed {
  /** When the visitor first clicked. */
  click: number;
  /** When the last place was taken; null if this page has not seen the room become full. */
  full: number | null;
}

/** A click that comes later than this after the button appeared is not timed. */
const MAX_CLICK_MS = MINUTE_MS;

interface Run {
  room: Room;
  shown: Moment;
  clicked?: Moment;
  full?: Moment;
}

/** Times a release that appears while the visitor waits. A release from before the visit is not timed. */
export class Stopwatch {
  private run: Run | null = null;
  private waited = false;

  constructor(private readonly deviceNow: () => number) {}

  /**
   * @param roomsKnown whether the server has answered which rooms exist
   * @param timeKnown whether the server's clock is known. Otherwise a room with an opening time may have
   * opened before the page shows its button.
   */
  observe(state: RoomState, view: View, roomsKnown: boolean, timeKnown: boolean): void {
    const { room } = state;
    // A room that is full when it appears is not timed: this page has not seen when it became full.
    if (room && view === 'released' && this.waited)
      this.run = isFull(room) ? null : { room, shown: this.moment() };
    if (this.run && !isSameRoom(this.run.room, room)) this.run = null;
    if (this.run && room && isFull(room)) this.run.full ??= this.moment();
    this.waited = roomsKnown && (state.kind !== 'present' || (awaitsOpening(state) && timeKnown));
  }

  click(): void {
    if (this.run) this.run.clicked ??= this.moment();
  }

  /**
   * The visitor's time; null unless this page has seen the button appear and the click, at most 60 s apart,
   * and the device has not slept in between.
   */
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
