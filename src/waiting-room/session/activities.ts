import type { Dependencies } from './dependencies';
import type { Outcome } from './outcome';

/** What the page is doing for a click: awaits its answer, or takes the winner to the live session. */
type Activity = Extract<Outcome, 'clicking' | 'leaving' | 'noAddress'>;

/** Logged when a click ends without a result. The button then comes back, and another click is safe. */
const CLICK_FAILED = 'Erro ao processar clique:';

/**
 * What the page is doing for this browser's clicks, by the id of the ticket. A click is also known by the id
 * of its room: until it is known who clicks there is no ticket, and another one after a change of the link.
 */
export class Activities {
  private readonly current = new Map<string, Activity>();

  constructor(
    private readonly report: Dependencies['report'],
    private readonly onChange: () => void,
  ) {}

  of(id: string): Activity | undefined {
    return this.current.get(id);
  }

  set(id: string, activity: Activity): void {
    this.current.set(id, activity);
    this.onChange();
  }

  end(id: string): void {
    this.current.delete(id);
    this.onChange();
  }

  /** Shows the click as under way until `work` has ended; reports an error, and resolves then with null. */
  async whileClicking<T>(id: string, work: () => Promise<T>): Promise<T | null> {
    this.set(id, 'clicking');
    try {
      return await work();
    } catch (error) {
      this.report(CLICK_FAILED, error);
      return null;
    } finally {
      // After a win, the page is already opening the place.
      if (this.of(id) === 'clicking') this.end(id);
    }
  }
}
