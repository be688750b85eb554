/** The Swedish form is the ISO one, but for its dashes. */
const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** '2026/11/21 14:05', or nothing for what is no moment. */
export function entryTime(moment: string | undefined): string {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? '' : minutes.format(time).replaceAll('-', '/');
}
