import type { CriterionMark } from '@sen/api/contract/model';
import { isRecord } from '../../patterns/forms/readers';

/** Parses the levels of a rubric on the device; undefined for anything else. */
export function readLevels(value: unknown): CriterionMark[] | undefined {
  return Array.isArray(value) && value.every(isLevel) ? value : undefined;
}

function isLevel(value: unknown): value is CriterionMark {
  return (
    isRecord(value) &&
    typeof value.criterion_id === 'string' &&
    typeof value.level_id === 'string' &&
    (value.comment === undefined || typeof value.comment === 'string')
  );
}
