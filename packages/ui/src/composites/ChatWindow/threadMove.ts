/** Which message a key leads to; undefined for a key that moves nothing. */
export function threadMove(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
    case 'PageDown':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
