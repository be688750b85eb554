/** The index of the message that a key moves to; undefined for other keys. */
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
