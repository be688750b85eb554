import type { Load } from './loadProcess.ts';

/** Students who each save one answer after the other, as soon as the one before is acknowledged. */
export interface SavesAsked {
  port: number;
  students: readonly SavingStudent[];
  warmUpMs: number;
  measureMs: number;
  /** How long each thinks between two answers; not at all when absent. */
  pauseMs?: number;
}

export interface SavingStudent {
  token: string;
  attemptId: string;
  /** With answers as JSON. */
  questions: readonly { id: string; answers: readonly string[] }[];
}

export interface SavesTold {
  saves: number;
  seconds: number;
  p50: number;
  p99: number;
  worst: number;
  /** By journal: the last number that was acknowledged. */
  acknowledged: Record<string, number>;
}

export const saves: Load<SavesAsked, SavesTold> = { script: './saveLoad.ts' };

/** Students who all start at once, answer everything, and at the deadline all hand in, each twice. */
export interface BurstAsked {
  port: number;
  assignmentId: string;
  tokens: readonly string[];
  /** So many of them answer and hand in; none ends after the starts. */
  submitting: number;
}

export interface Times {
  /** From the first request to the last answer. */
  totalMs: number;
  p50: number;
  p99: number;
  worst: number;
}

export interface BurstTold {
  starts: Times & { refused: number; attempts: number; deadlines: number };
  submits: (Times & { refused: number; unlike: number; points: number }) | null;
}

export const burst: Load<BurstAsked, BurstTold> = { script: './burstLoad.ts' };

/** People who sign in, or who guess passwords, as fast as they are answered; each try comes from another address. */
export interface SignInsAsked {
  port: number;
  usernames: readonly string[];
  password: string;
  /** So many at once. */
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

/** How calls of one kind went. */
export interface CallsTold {
  /** How many were answered with each status. */
  answered: Record<string, number>;
  seconds: number;
  p50: number;
  p99: number;
}

export const signIns: Load<SignInsAsked, CallsTold> = { script: './signInLoad.ts' };

/** People who ask for news again as soon as they are answered. */
export interface PollsAsked {
  port: number;
  path: string;
  tokens: readonly string[];
  /** Whether they say what they know, so that no news is told without a body. */
  known: boolean;
  warmUpMs: number;
  measureMs: number;
}

export const polls: Load<PollsAsked, CallsTold> = { script: './pollLoad.ts' };
