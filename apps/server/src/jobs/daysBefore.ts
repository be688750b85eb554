const day = 24 * 60 * 60_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
