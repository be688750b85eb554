import { dateFormat } from './dateFormat';

/** 'Giờ Việt Nam (GMT+7)'. The offset depends on the date; without a time only the name is returned. */
export function zoneText(locale: string, timeZone: string, moment: number | undefined): string {
  const part = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(moment ?? 0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const name = part('shortGeneric');
  if (moment === undefined) return name;
  const offset = part('shortOffset');
  return name === offset ? name : `${name} (${offset})`;
}
