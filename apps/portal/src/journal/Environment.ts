import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';
import type { Tables } from './journalRecords';
import type { PageExitStore } from './pageExitStore';
import type { TabMessage } from './tabMessages';

/** A monotonic clock in milliseconds, and timers. */
export interface Timers {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The other tabs of this browser that have the same attempt open. */
export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** Elects the tab that sends. */
export interface LeaderElection {
  /** Becomes the leader in place of a tab that no longer answers. */
  acquire(): void;
  withdraw(): void;
}

/** Everything that the journal needs from the platform: a browser, or the fault test's simulation. */
export interface Environment {
  timers: Timers;
  /** The device's wall clock, epoch milliseconds; only compared with itself. */
  wall(): number;
  /** 0 to 1. */
  random(): number;
  newId(): string;
  tables: Tables;
  pageExitStore: PageExitStore;
  openChannel(attemptId: string, listen: (message: TabMessage) => void): TabChannel;
  joinElection(attemptId: string, onElected: () => void, onDeposed: () => void): LeaderElection;
  online(): boolean;
  visible(): boolean;
  /** `hidden`: the page may be discarded. `pagehide`: it is being unloaded. Returns the unsubscribe function. */
  listen(listener: (event: EnvironmentEvent) => void): () => void;
  save(surveyId: string, batch: AnswerBatch, signal: AbortSignal): Promise<Acknowledgement>;
}

export type EnvironmentEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'pagehide';
