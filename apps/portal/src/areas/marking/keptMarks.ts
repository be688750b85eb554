import type { CriterionMark } from '@sen/api/contract/model';
import { readLevels } from './readLevels';
import { isRecord } from '../../patterns/forms/readers';

/** A mark on this device that the server has not acknowledged. */
export interface KeptMark {
  attempt_id: string;
  question_id: string;
  score: number;
  comment: string;
  rubric?: CriterionMark[];
  base: number;
}

/** Parses the marks on the device; anything that is no mark is ignored. */
export function readKeptMarks(value: unknown): KeptMark[] {
  return Array.isArray(value) ? value.filter(isKeptMark) : [];
}

function isKeptMark(value: unknown): value is KeptMark {
  return (
    isRecord(value) &&
    typeof value.attempt_id === 'string' &&
    typeof value.question_id === 'string' &&
    typeof value.score === 'number' &&
    typeof value.comment === 'string' &&
    typeof value.base === 'number' &&
    (value.rubric === undefined || readLevels(value.rubric) !== undefined)
  );
}
