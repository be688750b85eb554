import { tidySpaces } from './spaces.ts';

const plain = /^\d+$/;
const shape = /^([+-]?)(\d[\d.,]*|[.,]\d+)(e[+-]?\d{1,3})?$/i;

/**
 * Every number that a typed text can mean, most likely first: `,` and `.` both serve as the decimal mark, and both (and
 * blanks) group thousands. '8,5' → [8.5]; '1.234,5' → [1234.5]; '1,234.5' → [1234.5]; '1.234' → [1.234, 1234], because
 * a Vietnamese reader means the second and a calculator the first; 'tám' → [].
 */
export function numberReadings(typed: string): readonly number[] {
  const text = tidySpaces(typed).replace(/[−–]/g, '-');
  const [, sign, digits = '', exponent = ''] = shape.exec(withoutBlankGroups(text)) ?? [];
  if (sign === undefined) return [];
  return decimalForms(digits)
    .map((form) => Number(sign + form + exponent))
    .filter(Number.isFinite);
}

/** '1 234 567,5' → '1234567,5'; blanks anywhere else stay, and make the text no number. */
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

/** '1.234.567' by '.': groups of three behind a first group of one to three that does not begin with 0. */
function groupsOnly(digits: string, mark: string): boolean {
  const [first = '', ...rest] = digits.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group));
}

function withDecimalMark(digits: string, mark: string): string {
  const at = digits.lastIndexOf(mark);
  return `${digits.slice(0, at).replace(/[.,]/g, '') || '0'}.${digits.slice(at + 1) || '0'}`;
}
