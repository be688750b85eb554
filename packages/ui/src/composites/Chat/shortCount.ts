/** `9+`, `99+`. */
export function shortCount(count: number, most: 9 | 99): string {
  return count > most ? `${most}+` : String(count);
}
