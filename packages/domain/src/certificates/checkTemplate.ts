import type { CertificateField, CertificateTemplateDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';
import { fieldBox, fieldKinds, isOnPage, pageSizes, type Size } from './fieldBox.ts';

/** Points. */
export const sizeLimits = { min: 6, max: 96 } as const;
export const monthLimits = { min: 1, max: 1200 } as const;

/** A draft with all that a template has; only the picture may be missing. */
export type WholeTemplate = Required<Omit<CertificateTemplateDraft, 'image_cetificate' | 'version'>>;

/** Validates a template in the order of its form; the server checks its picture and that its name is unique. */
export function checkTemplate({ name, orientation, valid_months, fields }: WholeTemplate): FieldError[] {
  const page = pageSizes[orientation];
  return [
    ...required('name', tidySpaces(name)),
    ...checkMonths(valid_months),
    ...(isComplete(fields) ? [] : [fieldError('fields', 'certificateFieldsNeeded')]),
    ...fields.flatMap((field, index) => checkField(field, `fields.${index}`, page)),
  ];
}

function checkMonths(months: number | null): FieldError[] {
  const isRight = months === null || (months >= monthLimits.min && months <= monthLimits.max);
  return isRight ? [] : [fieldError('valid_months', 'certificateMonthsWrong', { ...monthLimits })];
}

/** A certificate that names nobody, or that nobody can verify, proves nothing. */
function isComplete(fields: readonly CertificateField[]): boolean {
  const kinds = new Set(fields.map(({ kind }) => kind));
  return kinds.has('person_name') && (kinds.has('code') || kinds.has('qr'));
}

function checkField(field: CertificateField, path: string, page: Size): FieldError[] {
  const { kind, width, size, color, text } = field;
  const { min, max } = sizeLimits;
  const { leastWidth } = fieldKinds[kind];
  const isSized = kind === 'qr' || (size >= min && size <= max);
  return [
    ...(kind === 'text' ? required(`${path}.text`, text) : []),
    ...(width < leastWidth
      ? [fieldError(`${path}.width`, 'certificateFieldNarrow', { min: leastWidth })]
      : []),
    ...(isSized ? [] : [fieldError(`${path}.size`, 'certificateSizeWrong', { min, max })]),
    ...(/^#[0-9a-f]{6}$/i.test(color) ? [] : [fieldError(`${path}.color`, 'certificateColorWrong')]),
    ...(isSized ? checkPlace(field, path, page) : []),
  ];
}

/** At the side that reaches beyond the page. */
function checkPlace(field: CertificateField, path: string, page: Size): FieldError[] {
  const box = fieldBox(field);
  if (isOnPage(box, page)) return [];
  const isWide = isOnPage({ ...box, y: 0, height: 0 }, page);
  return [fieldError(`${path}.${isWide ? 'y' : 'x'}`, 'certificateFieldOutside')];
}

interface Elsewhere {
  image_cetificate: never;
  version: never;
}

/** The stored form of a valid template. */
export function keptTemplate({ name, orientation, lang, valid_months, fields }: WholeTemplate) {
  return {
    name: tidySpaces(name),
    lang,
    valid_months,
    orientation,
    fields: fields.map((field) => ({
      ...field,
      color: field.color.toLowerCase(),
      text: field.kind === 'text' ? field.text.trim() : '',
    })),
  } satisfies KeptOf<CertificateTemplateDraft, Elsewhere>;
}
