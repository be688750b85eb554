/** A workbook of one megabyte can take several hundred in memory. */
export const largeFile = 1024 * 1024;

/** The number of files of each size in memory at once. */
const places = { small: 2, large: 1 };

const taken = { small: 0, large: 0 };
const waiting: Record<keyof typeof places, (() => void)[]> = { small: [], large: [] };

export interface Turn {
  /** Call when the file was read: the remaining memory of a small one is little. */
  hasRead(): void;
  /** Call when the file is closed. */
  end(): void;
}

/** Waits until the file may be read: one large file is open at a time, two small ones are read at a time. */
export async function turnToRead(bytes: number): Promise<Turn> {
  const lane = bytes < largeFile ? 'small' : 'large';
  if (taken[lane] >= places[lane]) await new Promise<void>((resolve) => waiting[lane].push(resolve));
  else taken[lane] += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    // The next in the queue takes the place over.
    const next = waiting[lane].shift();
    if (next) next();
    else taken[lane] -= 1;
  };
  return { end, hasRead: () => (lane === 'small' ? end() : undefined) };
}
