import type { Language } from '../../messages/languages';
import { instantText } from '../../private/date/instantText';

/** '14:05 21/11/2026', in English '21/11/2026, 14:05'; empty for an invalid moment. */
export function entryTime(moment: string | undefined, language: Language, timeZone: string): string {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? '' : instantText('dateTime', time, language, timeZone);
}
