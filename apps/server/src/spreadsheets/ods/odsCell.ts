import { isErrorValue } from '../errorValues.ts';
import { generalText } from '../shownNumber.ts';
import { shownText } from '../shownText.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';

type Attributes = Readonly<Record<string, string>>;

/** A cell of an .ods file by its attributes and the text that it shows. */
export function odsCell(attributes: Attributes, raw: string): SpreadsheetCell {
  const text = shownText(raw);
  const formula = attributes['table:formula'];
  const type = attributes['office:value-type'];
  const isError = attributes['calcext:value-type'] === 'error' || formula !== undefined;
  if (isError && isErrorValue(text)) return { error: text };
  switch (type) {
    case 'float':
    case 'currency':
      return numberCell(Number(attributes['office:value']), text);
    case 'percentage':
      return text === '' ? `${generalText(Number(attributes['office:value']) * 100)}%` : text;
    case 'date':
      return dateCell(attributes['office:date-value'] ?? '', text);
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    case undefined:
      if (formula !== undefined && text === '') return { formula: formula.replace(/^[a-z]+:/, '') };
  }
  return text === '' ? shownText(attributes['office:string-value'] ?? '') : text;
}

/** A number as it is shown, with a decimal comma whichever mark the file's language has. */
function numberCell(value: number, text: string): SpreadsheetCell {
  if (!Number.isFinite(value)) return text;
  if (text === '') return { text: generalText(value), number: value };
  if (!/^[+-]?[\d.,]*\d$/.test(text)) return text;
  const comma = Number(text.replaceAll('.', '').replace(',', '.'));
  const point = Number(text.replaceAll(',', ''));
  const isPoint = !(Math.abs(comma - value) <= Math.abs(point - value));
  const swapped = text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  return isPoint ? { text: swapped, number: point } : { text, number: comma };
}

/** A date that shows its day, month and year is day/month/year; any other is what it shows ('04/2026'). */
function dateCell(value: string, text: string): string {
  const [, year = '', month = '', day = '', clock = ''] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (year === '') return text;
  const groups = (text.match(/\d+/g) ?? []).map(Number);
  const isWhole =
    groups.length >= 3 || (groups.length === 2 && /\p{L}{3}/u.test(text) && groups.includes(Number(day)));
  if (text !== '' && !isWhole) return text;
  const date = `${day}/${month}/${year}`;
  return clock !== '' && clock !== '00:00' && /\d:\d\d/.test(text) ? `${date} ${clock}` : date;
}
