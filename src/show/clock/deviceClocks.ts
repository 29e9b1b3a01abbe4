/**
 * If the device's two clocks, performance.now() and Date.now(), disagree by more than this, the device has
 * slept, or its clock was set.
 */
const TOLERANCE_MS = 250;

/** A moment by both clocks of the device. */
export interface Moment {
  /** performance.now(), which nobody can set, but which may stop while the device sleeps. */
  monotonic: number;
  /** ms since 1970. The device's clock may be wrong, and people can set it. */
  time: number;
}

/**
 * The present moment.
 * @param deviceNow ms since 1970 by the device's clock
 */
export function readDeviceClocks(deviceNow: () => number): Moment {
  return { monotonic: performance.now(), time: deviceNow() };
}

/** The time from one moment to the other by each clock, ms; `agree`: both say the same. */
export function elapsed(one: Moment, other: Moment): { monotonic: number; time: number; agree: boolean } {
  const monotonic = other.monotonic - one.monotonic;
  const time = other.time - one.time;
  return { monotonic, time, agree: Math.abs(time - monotonic) <= TOLERANCE_MS };
}
