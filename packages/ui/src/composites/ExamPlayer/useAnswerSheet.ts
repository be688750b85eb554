import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';
import {
  createAnswerSheet,
  type AnswerSheet,
  type SheetCell,
  type SheetCounts,
  type States,
} from './answerSheet';

/** The answer sheet of a player; it lives as long as the player. */
export function useAnswerSheet(states: States): AnswerSheet {
  const [sheet] = useState(() => createAnswerSheet(states, afterPaint));
  useLayoutEffect(() => sheet.receive(states), [sheet, states]);
  return sheet;
}

export const SheetContext = createContext<AnswerSheet>(createAnswerSheet({}));

export function useSheet(): AnswerSheet {
  return use(SheetContext);
}

export function useCell(id: string): SheetCell {
  const sheet = useSheet();
  return useSyncExternalStore(
    (listener) => sheet.subscribe('cell', id, listener),
    () => sheet.cell(id),
  );
}

export function useCounts(): SheetCounts {
  const sheet = useSheet();
  return useSyncExternalStore((listener) => sheet.subscribe('sheet', '', listener), sheet.counts);
}

export function useIsCurrent(id: string): boolean {
  const sheet = useSheet();
  return useSyncExternalStore(
    (listener) => sheet.subscribe('current', id, listener),
    () => sheet.current() === id,
  );
}
