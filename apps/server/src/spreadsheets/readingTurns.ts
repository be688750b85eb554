/** A workbook of a megabyte unpacks to some hundreds in memory. */
const large = 1024 * 1024;

/** How many files of a size are in memory at once. */
const places = { small: 2, large: 1 };

const taken = { small: 0, large: 0 };
const waiting: Record<keyof typeof places, (() => void)[]> = { small: [], large: [] };

export interface Turn {
  /** The file was read; what is left of a small one is little. */
  hasRead(): void;
  /** The file is closed. */
  end(): void;
}

/** Waits until the file may be read: large ones lie open one at a time, small ones are read two at a time. */
export async function turnToRead(bytes: number): Promise<Turn> {
  const lane = bytes < large ? 'small' : 'large';
  if (taken[lane] >= places[lane]) await new Promise<void>((resolve) => waiting[lane].push(resolve));
  else taken[lane] += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    // Whoever waits takes the place over.
    const next = waiting[lane].shift();
    if (next) next();
    else taken[lane] -= 1;
  };
  return { end, hasRead: () => (lane === 'small' ? end() : undefined) };
}
