/** '01:30:00' from whole minutes; hours may exceed 99. */
export function clockFromMinutes(minutes: number): string {
  return clockFromSeconds(minutes * 60);
}

/** '01:30:15' from whole seconds. */
export function clockFromSeconds(seconds: number): string {
  const whole = Math.max(0, Math.trunc(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export type ReadDuration = { seconds: number | null } | { problem: 'notNumeric' | 'tooLarge' };

/**
 * Parses hours, minutes and seconds, '1:30:00', to seconds; two parts are minutes and seconds. Minutes and seconds must be below
 * 60. Empty text is null.
 */
export function secondsFromClock(text: string): ReadDuration {
  const typed = text.trim();
  if (typed === '') return { seconds: null };
  const parts = typed.split(':');
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part)))
    return { problem: 'notNumeric' };
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).toReversed();
  if (seconds >= 60 || minutes >= 60) return { problem: 'tooLarge' };
  return { seconds: hours * 3600 + minutes * 60 + seconds };
}
