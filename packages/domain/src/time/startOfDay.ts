const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The instant at which a day ('yyyy-mm-dd') begins in the product's time zone. */
export function startOfDay(day: string): Date {
  const midnightUtc = new Date(`${day}T00:00:00Z`);
  // The local time at midnight UTC is ahead of it by the zone's offset.
  const shown = new Date(`${local.format(midnightUtc).replace(' ', 'T')}Z`);
  return new Date(2 * midnightUtc.getTime() - shown.getTime());
}
