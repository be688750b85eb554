import { type FieldError, fieldError } from '../errors/FieldError.ts';

/** Students that one call adds. */
export const mostAddedStudents = 5000;

/** A membership code or an email address, and the line on which it was first given. */
export interface GivenCode {
  readonly code: string;
  readonly line: number;
}

/** What may surround a code that was copied from a sheet or a mail program: quotes, brackets, a byte order mark. */
const surroundings = /^[\s"'<>()\ufeff\u200b]+|[\s"'<>()\ufeff\u200b]+$/g;

/**
 * The codes and addresses of a text: one on each line, or several separated by commas, semicolons or tabs, as a column of a sheet
 * or a list of recipients is copied. Each counts once, whatever its case.
 */
export function givenCodes(text: string): GivenCode[] {
  const known = new Map<string, GivenCode>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    for (const cell of line.split(/[,;\t]/)) {
      const code = cell.replace(surroundings, '');
      const key = code.toLowerCase();
      if (code !== '' && !known.has(key)) known.set(key, { code, line: index + 1 });
    }
  return [...known.values()];
}

/** Validates the students that are to be added by code: at least one, and not more than one call adds. */
export function checkCodes(text: string): FieldError[] {
  const codes = givenCodes(text);
  if (codes.length === 0) return [fieldError('codes', 'thisFieldIsRequired')];
  const tooLong = codes.find(({ code }) => code.length > 200);
  if (tooLong) return [fieldError('codes', 'studentCodeTooLong', { line: tooLong.line })];
  return codes.length > mostAddedStudents
    ? [fieldError('codes', 'tooManyStudents', { max: mostAddedStudents })]
    : [];
}
