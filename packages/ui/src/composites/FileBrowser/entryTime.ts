import { dateFormat } from '../../private/date/dateFormat';

/** '21/11/2026 14:05' in both languages; empty for an invalid moment. */
export function entryTime(moment: string | undefined, timeZone: string): string {
  const time = Date.parse(moment ?? '');
  if (Number.isNaN(time)) return '';
  const format = dateFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(time).replace(',', '');
}
