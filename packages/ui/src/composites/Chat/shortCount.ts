/** Formats a capped count: `9+`, `99+`. */
export function shortCount(count: number, maxCount: 9 | 99): string {
  return count > maxCount ? `${maxCount}+` : String(count);
}
