/** A workbook of one megabyte can take several hundred in memory. */
export const largeFile = 1024 * 1024;

/** The number of files of each size in memory at once. */
const places = { small: 2, large: 1 };

interface Lane {
  taken: number;
  /** By caller, in the order of their next turns: nobody's many files hold up another's one. */
  readonly waiting: Map<string, (() => void)[]>;
}

const newLane = (): Lane => ({ taken: 0, waiting: new Map() });
const lanes = { small: newLane(), large: newLane() };

export interface Turn {
  /** Call when the file was read: the remaining memory of a small one is little. */
  hasRead(): void;
  /** Call when the file is closed. */
  end(): void;
}

/** Waits until the file may be read: one large file is open at a time, two small ones are read at a time. Callers take turns. */
export async function turnToRead(bytes: number, callerId: string): Promise<Turn> {
  const size = bytes < largeFile ? 'small' : 'large';
  const lane = lanes[size];
  if (lane.taken >= places[size]) await new Promise<void>((resolve) => wait(lane, callerId, resolve));
  else lane.taken += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    // The next in the queue takes the place over.
    const next = takeNext(lane);
    if (next) next();
    else lane.taken -= 1;
  };
  return { end, hasRead: () => (size === 'small' ? end() : undefined) };
}

function wait({ waiting }: Lane, callerId: string, start: () => void): void {
  const own = waiting.get(callerId);
  if (own) own.push(start);
  else waiting.set(callerId, [start]);
}

/** The first file of the caller whose turn it is; the others of this caller wait behind everybody. */
function takeNext({ waiting }: Lane): (() => void) | undefined {
  for (const [callerId, [first, ...others]] of waiting) {
    waiting.delete(callerId);
    if (others.length > 0) waiting.set(callerId, others);
    return first;
  }
  return undefined;
}
