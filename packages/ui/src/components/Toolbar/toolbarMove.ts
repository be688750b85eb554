/** The index that a key moves the focus to; undefined for other keys. */
export function toolbarMove(key: string, place: number, count: number, rtl: boolean): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (place + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
