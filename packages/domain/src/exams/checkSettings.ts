import type { ExamDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { hasTwoDecimals } from './hundredths.ts';

/** Exam settings: defaults on the paper, effective values on the assignment. */
export type ExamSettings = Pick<
  ExamDraft,
  'duration_minutes' | 'retakes' | 'deduction_percent' | 'questions_per_page'
>;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** The range of each setting, the same as in the contract: minutes, attempts after the first, percent, questions. */
export const settingRanges = {
  duration_minutes: { min: 1, max: 1440, whole: true },
  retakes: { min: 0, max: 20, whole: true },
  deduction_percent: { min: 0, max: 100, whole: false },
  questions_per_page: { min: 1, max: 100, whole: true },
} as const satisfies Record<keyof ExamSettings, Range>;

const names = ['duration_minutes', 'retakes', 'deduction_percent', 'questions_per_page'] as const;

/** Validates the settings, one error per field; an empty form field is NaN. */
export function checkSettings(settings: ExamSettings): FieldError[] {
  return names.flatMap((name) => checkRange(name, settings[name], settingRanges[name]));
}

function checkRange(field: string, value: number, { min, max, whole }: Range): FieldError[] {
  if (Number.isNaN(value)) return [fieldError(field, 'thisFieldIsRequired')];
  if (whole && !Number.isInteger(value)) return [fieldError(field, 'notAnInteger', { value })];
  if (!hasTwoDecimals(value)) return [fieldError(field, 'tooManyDecimals', { max: 2 })];
  if (value < min) return [fieldError(field, 'tooSmall', { min })];
  return value > max ? [fieldError(field, 'tooLarge', { max })] : [];
}
