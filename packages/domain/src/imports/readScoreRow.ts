import type { CellError } from './CellError.ts';
import { classSheet } from './classColumns.ts';
import { type NamedStudent, readClassRow } from './readClassRow.ts';
import { readScore } from './readScore.ts';
import { RowCells } from './RowCells.ts';
import { type ScoreColumn, scoreSheet } from './scoreColumns.ts';
import type { SheetCell } from './SheetCell.ts';
import type { ColumnMapping } from './SheetColumns.ts';

export type ScoreRowReading = { readonly name: string } & (
  | {
      readonly ok: true;
      readonly student: NamedStudent;
      /** The name as the row has it, for its readers; empty without one. */
      readonly written: string;
      /** null: the cell is empty. */
      readonly score: number | null;
      readonly text: string;
    }
  | { readonly ok: false; readonly errors: readonly CellError<ScoreColumn>[] }
);

/** Reads one row of a file of scores. Never throws. */
export function readScoreRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping<ScoreColumn>,
): ScoreRowReading {
  const { score: place, ...keys } = mapping;
  const named = readClassRow(cells, keys);
  const row = new RowCells(scoreSheet, cells, {
    ...(keys.name !== undefined && { name: keys.name }),
    ...(place !== undefined && { score: place }),
  });
  row.refuseFormulas(['score']);
  const reading = readScore(row.text('score'), row.number('score'));
  if (!reading.ok && !row.isWrong('score')) row.refuse('score', reading.code, reading.params);
  const errors = [...(named.ok ? [] : named.errors), ...row.errors];
  if (!named.ok || !reading.ok || errors.length > 0) return { ok: false, name: named.name, errors };
  const { name, student } = named;
  const [written, text] = [row.text('name'), row.text('score')];
  return { ok: true, name, student, written, score: reading.value, text };
}

/** What an account that a row names is to the exam. */
export interface ScoredStudent {
  /** Whether the student takes part in it. */
  readonly participates: boolean;
  /** An attempt is running. */
  readonly sits: boolean;
  /** The result that counts now; null without one, as while the only attempt waits to be marked. */
  readonly present: number | null;
}

export type ScoreChange = 'good' | 'changed' | 'repeated';

/** What a score does to the result of its student: it is the first, another one, or nothing new. */
export function scoreChange(score: number | null, { present }: ScoredStudent): ScoreChange {
  if (score === null || score === present) return 'repeated';
  return present === null ? 'good' : 'changed';
}

/** Why a student can be given no score now; undefined if nothing is against it. */
export function whyNoScore(
  student: ScoredStudent | undefined,
): 'scoreOfOutsider' | 'scoreOfNonParticipant' | 'scoreWhileSitting' | undefined {
  if (!student) return 'scoreOfOutsider';
  if (!student.participates) return 'scoreOfNonParticipant';
  return student.sits ? 'scoreWhileSitting' : undefined;
}

/** The key columns of a row, of which the first one filled in is blamed for what is wrong with its student. */
export function blamedKey(student: NamedStudent): (typeof classSheet.keys)[number] {
  return classSheet.keys.find((key) => key !== 'name' && student[key] !== undefined) ?? 'membership_code';
}
