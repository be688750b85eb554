import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { PageEvent } from '@sen/portal/device/PageEnvironment';
import { textStore } from '@sen/portal/device/testing/textStore';
import { journalOnDisk } from '@sen/portal/journal/journalTables';
import type { JournalSubject, Tables } from '@sen/portal/journal/journalRecords';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Link } from '../network/Link.ts';
import { TypedAnswers } from '../TypedAnswers.ts';
import { Tab, type TabHost } from './Tab.ts';

/** A browser profile on a device: disk, tabs, network and session. */
export class Profile implements TabHost {
  readonly tabs: Tab[] = [];
  readonly typedAnswers = new TypedAnswers();
  online = true;
  token: string | null = null;
  private leaders: Tab[] = [];
  /** Local storage. */
  readonly store = textStore();
  private readonly disk = new IDBFactory();

  constructor(
    readonly name: string,
    readonly link: Link,
    readonly subject: JournalSubject,
    readonly random: SeededRandom,
    /** Offset of the wall clock, milliseconds. */
    readonly wallError: number,
  ) {}

  async open(): Promise<Tab> {
    const tab = new Tab(this);
    this.tabs.push(tab);
    await tab.open();
    return tab;
  }

  async anyTab(): Promise<Tab> {
    return this.tabs[0] ?? (await this.open());
  }

  setOnline(online: boolean): void {
    if (!online) this.link.cut();
    else this.link.restore();
    if (this.online === online) return;
    this.online = online;
    this.emitAll(online ? 'online' : 'offline');
  }

  private emitAll(event: PageEvent): void {
    for (const tab of this.tabs) tab.emit(event);
  }

  /** Shows the tab and hides the others. */
  focus(tab: Tab): void {
    for (const other of this.tabs) if (other !== tab) other.setVisible(false);
    tab.setVisible(true);
  }

  /** A page's own connection to the profile's disk. */
  tables(): Tables {
    const tables = journalOnDisk();
    // The journal opens the global IndexedDB synchronously, so the profile's own one is set for this turn.
    const mount = () => Reflect.set(globalThis, 'indexedDB', this.disk);
    return {
      transact: (...asked) => (mount(), tables.transact(...asked)),
      ofUser: (table, userId) => (mount(), tables.ofUser(table, userId)),
    };
  }

  /** The first in the queue holds the lock. */
  joinElection(tab: Tab): void {
    this.leaders.push(tab);
    if (this.leaders[0] === tab) setTimeout(() => tab.elected());
  }

  leave(tab: Tab): void {
    const led = this.leaders[0] === tab;
    this.leaders = this.leaders.filter((other) => other !== tab);
    if (led) this.leaders[0]?.elected();
  }

  acquire(tab: Tab): void {
    const [deposed, ...others] = this.leaders.filter((other) => other !== tab);
    this.leaders = [tab, ...others, ...(deposed ? [deposed] : [])];
    deposed?.deposed();
    tab.elected();
  }

  get leader(): Tab | undefined {
    return this.leaders[0];
  }

  remove(tab: Tab): void {
    const place = this.tabs.indexOf(tab);
    if (place >= 0) this.tabs.splice(place, 1);
    this.leave(tab);
  }
}
