import { dateFormat } from './dateFormat';
import { offsetText, wordJoiner } from './offsetText';

/** 'Giờ Việt Nam (GMT+7)'. The offset depends on the date; without a time only the name is returned. */
export function zoneText(locale: string, timeZone: string, moment: number | undefined): string {
  const name =
    dateFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts(moment ?? 0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  if (moment === undefined) return name;
  const offset = offsetText(timeZone, moment);
  return name === offset.replace(wordJoiner, '') ? offset : `${name} (${offset})`;
}
