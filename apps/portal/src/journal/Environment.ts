import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';
import type { Tables } from './journalRecords';
import type { PageExitStore } from './pageExitStore';
import type { TabMessage } from './tabMessages';

/** Milliseconds that only go forward, and alarms by them. */
export interface Timers {
  now(): number;
  /** Returns what takes the alarm back. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The other tabs of this browser that have the same attempt open. */
export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** One of the tabs sends. */
export interface LeaderElection {
  /** Takes over from a tab that no longer answers. */
  acquire(): void;
  withdraw(): void;
}

/** Everything that the journal asks of the world around it; a browser, or the fault test's simulation. */
export interface Environment {
  timers: Timers;
  /** The device's wall clock, epoch milliseconds; only ever compared with itself. */
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
  /** `online`, `offline`, `visible` (came to the front), `hidden` (may not come back), `gone` (is being left). */
  listen(listener: (event: EnvironmentEvent) => void): () => void;
  save(surveyId: string, batch: AnswerBatch, signal: AbortSignal): Promise<Acknowledgement>;
}

export type EnvironmentEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'pagehide';
