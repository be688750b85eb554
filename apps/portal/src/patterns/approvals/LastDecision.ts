import { createContext } from 'react';

/** The decision that was made last on a page, until it is undone. */
export interface LastDecision {
  ids: readonly string[];
  /** Undoes it at once, as its message offers. */
  takeBack: () => void;
}

export interface LastDecisions {
  note(decision: LastDecision): void;
  /** What is undone need not be taken back: one with any of these ids, or whichever it is. */
  forget(ids?: readonly string[]): void;
}

/** Given by `DecisionKeys`; null on a page without keys. */
export const LastDecisionContext = createContext<LastDecisions | null>(null);
