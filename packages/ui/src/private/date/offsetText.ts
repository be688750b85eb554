import { dateFormat } from './dateFormat';

/** Between the sign and the digits, where a line could break. */
export const wordJoiner = '\u2060';

/** GMT+7, unbroken; an offset may change with the date. */
export function offsetText(timeZone: string, moment: number): string {
  const offset = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (offset ?? timeZone).replace(/[+-]/, `$&${wordJoiner}`);
}
