/** The index of the item that a key moves to; undefined for other keys. */
export function listMove(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
