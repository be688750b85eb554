/** Minutes before the end at which a warning is announced. */
export const warningMinutes = [10, 5, 1] as const;

/** Whole seconds, rounded up: the clock shows 0:00 only when time is up. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** `1:05:09`, `42:10`, `0:07`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The warning that became due between two ticks; only the latest, if a sleeping tab missed several. */
export function dueWarning(before: number, after: number): number | null {
  return (
    warningMinutes.findLast((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0) ?? null
  );
}

export function urgency(seconds: number): 'calm' | 'soon' | 'now' {
  if (seconds <= 60) return 'now';
  return seconds <= 300 ? 'soon' : 'calm';
}
