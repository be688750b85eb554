const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The moment at which a day ('yyyy-mm-dd') begins on the calendar of the product's people. */
export function startOfDay(day: string): Date {
  const midnightUtc = new Date(`${day}T00:00:00Z`);
  // What the clock on the wall shows at midnight UTC is that far ahead of it.
  const shown = new Date(`${local.format(midnightUtc).replace(' ', 'T')}Z`);
  return new Date(2 * midnightUtc.getTime() - shown.getTime());
}
