import type { Load } from './loadProcess.ts';

/** Students who save one answer after the other, each as soon as the previous one is acknowledged. */
export interface SavesAsked {
  port: number;
  students: readonly SavingStudent[];
  warmUpMs: number;
  measureMs: number;
  /** The pause between two answers; none when absent. */
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
  /** By journal: the last acknowledged number. */
  acknowledged: Record<string, number>;
}

export const saves: Load<SavesAsked, SavesTold> = { script: './saveLoad.ts' };

/** Students who all start at once, answer everything, and all hand in at the deadline, twice each. */
export interface BurstAsked {
  port: number;
  assignmentId: string;
  tokens: readonly string[];
  /** The number that answer and hand in; 0 ends after the starts. */
  submitting: number;
}

export interface Times {
  /** From the first request to the last response. */
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

/** People who sign in, or guess passwords, without pause; each try comes from another address. */
export interface SignInsAsked {
  port: number;
  usernames: readonly string[];
  password: string;
  /** Concurrent connections. */
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

/** People who study, each of whom reports it once in every period; the reports are spread over it. */
export interface StudyAsked {
  port: number;
  path: string;
  students: readonly { token: string; visitId: string }[];
  /** What all of them have open; null: the requests go to a handler that does nothing. */
  place: { classroom_id: string; session_id: string } | null;
  /** Milliseconds between two reports of one person. */
  everyMs: number;
  /** Concurrent connections. */
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

export interface StudyTold extends CallsTold {
  /** Reports that were due and not sent in time, because all connections were waiting. */
  late: number;
  /** By visit: the seconds that the server has acknowledged. */
  credited: Record<string, number>;
}

export const study: Load<StudyAsked, StudyTold> = { script: './studyLoad.ts' };

/** The results of requests of one kind. */
export interface CallsTold {
  /** The number of responses by status. */
  answered: Record<string, number>;
  seconds: number;
  p50: number;
  p99: number;
}

export const signIns: Load<SignInsAsked, CallsTold> = { script: './signInLoad.ts' };

/** People who poll without pause. */
export interface PollsAsked {
  port: number;
  path: string;
  tokens: readonly string[];
  /** Concurrent connections; the people of one poll in turn. */
  connections: number;
  /** Whether they send the known `ETag`, so that an unchanged response has no body. */
  known: boolean;
  warmUpMs: number;
  measureMs: number;
}

export const polls: Load<PollsAsked, CallsTold> = { script: './pollLoad.ts' };

/** People with an open window of the chat, each of whom writes with one other, or all in a group; some of them send. */
export interface ChatAsked {
  port: number;
  /** The first and the second write to each other, and so on. */
  people: readonly { id: string; token: string }[];
  /** The group in which they write instead. */
  group?: string;
  /** Whether the requests go to the bare handler, by the numbers of the people. */
  bare: boolean;
  /** Messages per second, of all together. */
  rate: number;
  /** Concurrent connections of the polls. */
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

export interface ChatTold extends CallsTold {
  /** From the request that sends a message to the answer to a receiver's poll, ms. */
  delivered: { count: number; p50: number; p99: number };
  /** From the request that sends a message to its answer, ms. */
  sent: { p50: number; p99: number };
  /** How often a receiver never got an acknowledged message. */
  lost: number;
  /** How often a receiver got one again. */
  doubled: number;
}

export const chat: Load<ChatAsked, ChatTold> = { script: './chatLoad.ts' };
