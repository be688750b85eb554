import { createContext } from 'react';

/** The decision that was made last on a page, until it is undone. */
export interface LastDecision {
  ids: readonly string[];
  /** Undoes it at once, as its message offers. */
  takeBack: () => void;
}

/** Given by `DecisionKeys`; null on a page without keys. */
export const LastDecisionContext = createContext<{ current: LastDecision | null } | null>(null);
