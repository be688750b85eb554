/** British: day first, as in Vietnamese, and the hour behind it. */
const minutes = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** '21/11/2026 14:05', or nothing for what is no moment. */
export function entryTime(moment: string | undefined): string {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? '' : minutes.format(time).replace(',', '');
}
