import { createContext } from 'react';

/** How much of a date or time is typed. */
export type TypedParts = 'none' | 'some' | 'all';

/** Tells the frame of the field how much is typed, for each of its dates; returns how to remove it. */
export const TypedPartsContext = createContext<((slot: string, typed: TypedParts) => () => void) | null>(
  null,
);
