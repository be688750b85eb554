import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';
import type { Tables } from './journalRecords';
import type { LastWords } from './lastWords';
import type { TabMessage } from './tabMessages';

/** Milliseconds that only go forward, and alarms by them. */
export interface Timers {
  now(): number;
  /** Returns what takes the alarm back. */
  after(milliseconds: number, ring: () => void): () => void;
}

/** The other tabs of this browser that have the same attempt open. */
export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** One of the tabs sends. */
export interface Candidacy {
  /** Takes over from a tab that no longer answers. */
  seize(): void;
  withdraw(): void;
}

/** Everything that the journal asks of the world around it; a browser, or the fault test's simulation. */
export interface Surroundings {
  timers: Timers;
  /** The device's wall clock, epoch milliseconds; only ever compared with itself. */
  wall(): number;
  /** 0 to 1. */
  random(): number;
  newId(): string;
  tables: Tables;
  lastWords: LastWords;
  openChannel(attemptId: string, listen: (message: TabMessage) => void): TabChannel;
  stand(attemptId: string, onElected: () => void, onDeposed: () => void): Candidacy;
  online(): boolean;
  visible(): boolean;
  /** `online`, `offline`, `visible` (came to the front), `hidden` (may not come back), `gone` (is being left). */
  listen(hear: (event: SurroundingEvent) => void): () => void;
  save(surveyId: string, batch: AnswerBatch, signal: AbortSignal): Promise<Acknowledgement>;
}

export type SurroundingEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'gone';
