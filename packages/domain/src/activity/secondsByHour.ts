const hour = 3_600_000;

export interface HourShare {
  /** When the hour begins; hours of UTC, which are those of Vietnam. */
  readonly hour: Date;
  readonly seconds: number;
}

/** When the hour of an instant begins. */
export function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / hour) * hour);
}

/** Splits the seconds before an instant over the hours in which they passed, the first hour first. The sum stays the same. */
export function secondsByHour(seconds: number, end: Date): HourShare[] {
  const shares: HourShare[] = [];
  let left = seconds;
  let until = end.getTime();
  while (left > 0) {
    const start = Math.floor((until - 1) / hour) * hour;
    const share = Math.min(left, Math.max(1, Math.round((until - start) / 1000)));
    shares.unshift({ hour: new Date(start), seconds: share });
    left -= share;
    until = start;
  }
  return shares;
}
