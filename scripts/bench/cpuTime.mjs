/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent */

/**
 * Gives a trace's tasks the time that they had the processor, in the place of what the clock says: here the page
 * shares two cores with the emulators and with what measures it, and a phone has nobody to share with. What lies
 * within a task shrinks with it.
 * @param {TraceEvent[]} events of a Chromium trace; changed in place
 */
export function asCpuTime(events) {
  /** The latest task of each thread; `share`: of its time, that on the processor. */
  const tasks = new Map();
  // What lies within a task comes after it, also where both begin at once.
  const inOrder = [...events].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const event of inOrder) {
    const { name, ts, dur: wall, tdur: cpu } = event;
    const thread = `${event.pid} ${event.tid}`;
    const within = ts < tasks.get(thread)?.to;
    if (!within && name.endsWith('RunTask') && wall && cpu !== undefined)
      tasks.set(thread, { from: ts, to: ts + wall, share: Math.min(1, cpu / wall) });
    const task = tasks.get(thread);
    if (!task || ts > task.to) continue;
    event.ts = task.from + (ts - task.from) * task.share;
    if (wall) event.dur = wall * task.share;
  }
  if (tasks.size === 0) throw new Error('This browser does not tell how long its tasks had the processor.');
}
