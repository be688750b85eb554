import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { documentLimits } from './documentLimits.ts';

interface Placing {
  /** The folders from the root down to the target, which is the last; none: the root. */
  into: readonly { readonly id: string }[];
  /** What is placed there. */
  ids: readonly string[];
  /** The levels of what is placed: 0 for files, 1 for a folder without folders. */
  height: number;
}

/** Whether things may be moved or copied into a folder. */
export function mayPlace({ into, ids, height }: Placing): Verdict {
  if (into.some(({ id }) => ids.includes(id))) return refused('documentIntoItself');
  if (into.length + height > documentLimits.depth)
    return refused('documentTooDeep', { max: documentLimits.depth });
  return allowed;
}
