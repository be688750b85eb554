import { tidySpaces } from './spaces.ts';

const plain = /^\d+$/;
const shape = /^([+-]?)(\d[\d.,]*|[.,]\d+)(e[+-]?\d{1,3})?$/i;

/**
 * All numbers that a typed text can mean, most likely first: `,` and `.` can both be the decimal mark, and both (and spaces)
 * group thousands. '8,5' → [8.5]; '1.234,5' → [1234.5]; '1,234.5' → [1234.5]; '1.234' → [1.234, 1234], because Vietnamese
 * readers mean the second and calculators the first; 'tám' → [].
 */
export function numberReadings(typed: string): readonly number[] {
  const text = tidySpaces(typed).replace(/[−–]/g, '-');
  const [, sign, digits = '', exponent = ''] = shape.exec(withoutBlankGroups(text)) ?? [];
  if (sign === undefined) return [];
  return decimalForms(digits)
    .map((form) => Number(sign + form + exponent))
    .filter(Number.isFinite);
}

/** '1 234 567,5' → '1234567,5'; spaces elsewhere stay, so that the text is not a number. */
function withoutBlankGroups(text: string): string {
  return /^[+-]?\d{1,3}( \d{3})+([.,]\d+)?$/.test(text) ? text.replaceAll(' ', '') : text;
}

function decimalForms(digits: string): readonly string[] {
  if (plain.test(digits)) return [digits];
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1) ?? '';
  const asDecimal = withDecimalMark(digits, last);
  if (marks.length === 1)
    return groupsOnly(digits, last) ? [asDecimal, digits.replace(last, '')] : [asDecimal];
  if (groupsOnly(digits, last)) return [digits.replaceAll(last, '')];
  const whole = digits.slice(0, digits.lastIndexOf(last));
  const group = last === ',' ? '.' : ',';
  return groupsOnly(whole, group) ? [asDecimal] : [];
}

/** Matches '1.234.567' for '.': groups of three after a first group of one to three digits that does not begin with 0. */
function groupsOnly(digits: string, mark: string): boolean {
  const [first = '', ...rest] = digits.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group));
}

function withDecimalMark(digits: string, mark: string): string {
  const at = digits.lastIndexOf(mark);
  return `${digits.slice(0, at).replace(/[.,]/g, '') || '0'}.${digits.slice(at + 1) || '0'}`;
}
