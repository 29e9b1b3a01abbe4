/**
 * The device has two clocks, performance.now() and Date.now(). If the times that they measure differ by more
 * than this, the device has slept, or somebody has set its clock.
 */
const TOLERANCE_MS = 250;

/** A moment, read from both clocks of the device. */
export interface Moment {
  /** performance.now(): nobody can set it, but it may stop while the device sleeps. */
  monotonic: number;
  /** ms since 1970 by the device's clock, which may be wrong and which people can set. */
  time: number;
}

export function readDeviceClocks(deviceNow: () => number): Moment {
  return { monotonic: performance.now(), time: deviceNow() };
}

/**
 * The time between two moments by each clock, ms. `agree`: both clocks have measured the same time, so
 * neither has stopped or been set.
 */
export function elapsed(one: Moment, other: Moment): { monotonic: number; time: number; agree: boolean } {
  const monotonic = other.monotonic - one.monotonic;
  const time = other.time - one.time;
  return { monotonic, time, agree: Math.abs(time - monotonic) <= TOLERANCE_MS };
}
