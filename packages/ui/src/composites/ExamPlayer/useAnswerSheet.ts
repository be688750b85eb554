import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';
import type { ExamPart } from './examState';
import {
  createAnswerSheet,
  type AnswerSheet,
  type SheetCell,
  type SheetCounts,
  type States,
} from './answerSheet';

/** The answer sheet of a player; it lives as long as the player. */
export function useAnswerSheet(states: States, parts: readonly ExamPart[]): AnswerSheet {
  const [sheet] = useState(() => createAnswerSheet(states, contentsOf(parts), afterPaint));
  useLayoutEffect(() => sheet.receive(states), [sheet, states]);
  return sheet;
}

const contentsOf = (parts: readonly ExamPart[]) =>
  new Map(parts.flatMap(({ questions }) => questions.map(({ id, content }) => [id, content])));

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
