import type { IcsZone } from './IcsZone.ts';

const dayMs = 86_400_000;

/** A zone by the name that `Intl` knows, with the offsets of days that were asked for; null for an unknown one. */
export function intlZone(name: string): IcsZone | null {
  const clock = clockOf(name);
  if (!clock) return null;
  const shown = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
  const kept = new Map<number, number>();
  const startOffset = (day: number): number => {
    const known = kept.get(day);
    if (known !== undefined) return known;
    const offset = shown(day * dayMs) - day * dayMs;
    kept.set(day, offset);
    return offset;
  };
  return {
    offsetAt(instant) {
      const day = Math.floor(instant / dayMs);
      const offset = startOffset(day);
      // Clocks change at most once in a day.
      if (instant === day * dayMs || startOffset(day + 1) === offset) return offset;
      const whole = Math.floor(instant / 1000) * 1000;
      return shown(whole) - whole;
    },
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}
