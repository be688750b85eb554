/** 59:59:59: each part of a time is below 60 (section 5). */
export const longestDuration = 59 * 3600 + 59 * 60 + 59;

/** Seconds as HH:MM:SS. */
export function formatDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => `${part}`.padStart(2, '0')).join(':');
}
