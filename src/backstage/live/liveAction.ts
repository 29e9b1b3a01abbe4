import type { StoredDocument } from '../../base/fields';
import { liveMessages } from './liveMessages';

const { otherRelease } = liveMessages.issues;

/** What a press on the page 'Ao vivo' begins. */
export interface Action {
  kind: 'release' | 'postpone' | 'remove';
  /** The name of the room that a release opens. */
  opens?: string;
  /** Whether the action's answer need not be awaited any more, given the ids of the open rooms. */
  isDone: (ids: string[]) => boolean;
}

/** The action that is under way, and why the last one failed. */
export class LiveAction {
  current: Action | null = null;
  issue = '';

  constructor(private readonly onChange: () => void) {}

  /**
   * Begins an action. Another one that is under way goes on, but its outcome is not shown.
   * @param explain returns the text for an error: why the action failed, and what to do
   */
  async run(action: Action, work: () => Promise<void>, explain: (error: unknown) => string): Promise<void> {
    this.current = action;
    this.issue = '';
    this.onChange();
    const issue = await work().then(() => '', explain);
    if (this.current !== action) return;
    this.current = null;
    this.issue = issue;
    this.onChange();
  }

  onRooms(rooms: StoredDocument[]): void {
    const ids = rooms.map(({ id }) => id);
    // Removes the last action's error message, which may no longer be true for the newly delivered rooms.
    // That somebody else has released is true as long as a room is open.
    if (this.issue !== otherRelease || ids.length === 0) this.issue = '';
    const { current } = this;
    if (!current?.isDone(ids)) return;
    this.current = null;
    const isForestalled = current.kind === 'release' && !ids.includes(current.opens ?? '');
    if (isForestalled) this.issue = otherRelease;
  }
}
