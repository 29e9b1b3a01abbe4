export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Replaces the wall time of the tasks in a Chromium trace by their processor time, in place. Events within a task shrink
 * with it. On this machine the page shares two cores with the emulators and with Lighthouse; on a phone it does not.
 */
export function asCpuTime(events: TraceEvent[]): void {
  /** The latest task of each thread. `share` is processor time divided by wall time. */
  const tasks = new Map<string, { from: number; to: number; share: number }>();
  // A task sorts before the events within it, even if they start at the same time.
  const inOrder = [...events].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const event of inOrder) {
    const { name, ts, dur: wall, tdur: cpu } = event;
    const thread = `${event.pid} ${event.tid}`;
    const within = ts < (tasks.get(thread)?.to ?? -Infinity);
    if (!within && name.endsWith('RunTask') && wall && cpu !== undefined)
      tasks.set(thread, { from: ts, to: ts + wall, share: Math.min(1, cpu / wall) });
    const task = tasks.get(thread);
    if (!task || ts > task.to) continue;
    event.ts = task.from + (ts - task.from) * task.share;
    if (wall) event.dur = wall * task.share;
  }
  if (tasks.size === 0) throw new Error('The trace of this browser has no processor times.');
}
