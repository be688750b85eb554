/** A monotonic clock in milliseconds, and timers. */
export interface Timers {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The other tabs of this browser with the same work. */
export interface TabChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/** Elects the tab that sends. */
export interface LeaderElection {
  /** Becomes the leader in place of a tab that no longer answers. */
  acquire(): void;
  withdraw(): void;
}

/** `hidden`: the page may be discarded. `pagehide`: it is being unloaded. */
export type PageEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'pagehide';

/**
 * What work on the device needs of its page: a browser, or a simulation. `name` tells one piece of work from others: tabs with the
 * same name exchange messages and elect one sender.
 */
export interface PageEnvironment<Message> {
  timers: Timers;
  /** 0 to 1. */
  random(): number;
  newId(): string;
  openChannel(name: string, listen: (message: Message) => void): TabChannel<Message>;
  joinElection(name: string, onElected: () => void, onDeposed: () => void): LeaderElection;
  online(): boolean;
  visible(): boolean;
  /** Returns the unsubscribe function. */
  listen(listener: (event: PageEvent) => void): () => void;
}
