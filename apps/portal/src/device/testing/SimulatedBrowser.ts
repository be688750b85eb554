import type { PageEvent } from '../PageEnvironment';
import type { SimulatedTime } from './SimulatedTime';
import { textStore } from './textStore';

/** The fault of one request. `late`: it arrives, and once more much later. */
export const fates = ['fine', 'lost', 'answerLost', 'late', 'slow', 'swallowed'] as const;
export type Fate = (typeof fates)[number];

/** What a browser does with its tabs. */
interface BrowserTab {
  emit(event: PageEvent): void;
  run(work: () => void): void;
  onElected: () => void;
  onDeposed: () => void;
}

/** A browser profile with its disk, tabs and network. */
export class SimulatedBrowser<Page extends BrowserTab> {
  readonly tabs: Page[] = [];
  online = true;
  signedIn = true;
  diskFull = false;
  /** A tab took over from a suspended one, which may send once more when it resumes. */
  acquired = false;
  fates: Fate[] = [];
  inFlight = 0;
  mostInFlight = 0;
  requests = 0;
  /** Local storage. */
  readonly store = textStore();
  private leaders: Page[] = [];

  constructor(
    readonly time: SimulatedTime,
    /** Offset of the wall clock, milliseconds. */
    public wallError: number,
  ) {}

  setOnline(online: boolean): void {
    this.online = online;
    const event: PageEvent = online ? 'online' : 'offline';
    for (const tab of this.tabs) tab.emit(event);
  }

  /** The first in the queue holds the lock. */
  joinElection(tab: Page): void {
    this.leaders.push(tab);
    if (this.leaders[0] === tab) queueMicrotask(() => tab.onElected());
  }

  leave(tab: Page): void {
    const led = this.leaders[0] === tab;
    this.leaders = this.leaders.filter((other) => other !== tab);
    if (led) this.leaders[0]?.onElected();
  }

  acquire(tab: Page): void {
    this.acquired = true;
    const [deposed, ...others] = this.leaders.filter((other) => other !== tab);
    this.leaders = [tab, ...others, ...(deposed ? [deposed] : [])];
    deposed?.run(() => deposed.onDeposed());
    tab.onElected();
  }
}
