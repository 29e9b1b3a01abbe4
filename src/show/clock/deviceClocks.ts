/**
 * A larger difference between the device's two clocks, performance.now() and Date.now(), means that the
 * device has slept or that somebody has set its clock.
 */
const TOLERANCE_MS = 250;

/** A moment, read from both clocks of the device. */
export interface Moment {
  /** performance.now(): nobody can set it, but it may stop while the device sleeps. */
  monotonic: number;
  /** ms since 1970 by the device's clock, which may be wrong and which people can set. */
  time: number;
}

/**
 * Reads both clocks of the device.
 * @param deviceNow returns ms since 1970 by the device's clock
 */
export function readDeviceClocks(deviceNow: () => number): Moment {
  return { monotonic: performance.now(), time: deviceNow() };
}

/**
 * The time between two moments by each clock, ms. `agree`: both clocks say the same, so the device has not
 * slept.
 */
export function elapsed(one: Moment, other: Moment): { monotonic: number; time: number; agree: boolean } {
  const monotonic = other.monotonic - one.monotonic;
  const time = other.time - one.time;
  return { monotonic, time, agree: Math.abs(time - monotonic) <= TOLERANCE_MS };
}
