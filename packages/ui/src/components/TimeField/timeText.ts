import { parseTime, type Time } from '@internationalized/date';

/** Parses '08:30:00' or '08:30'; null for an empty or invalid text. */
export function timeFromText(text: string | null | undefined): Time | null {
  if (!text || !/^\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** Formats as '08:30:00'. */
export function textFromTime(time: { hour: number; minute: number; second: number }): string {
  return [time.hour, time.minute, time.second].map((part) => String(part).padStart(2, '0')).join(':');
}
