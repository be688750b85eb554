import type { Choice } from '../QuestionView/question';
import { addChoice, withoutChoice, writeChoice } from './choices';

/** Places (blanks, left clauses) and the one of a common pool that belongs to each. */
export interface Linked {
  pool: Choice[];
  links: Record<string, string>;
}

export function linkedChoice({ pool, links }: Linked, place: string): Choice | undefined {
  return pool.find(({ id }) => id === links[place]);
}

/** Writes what belongs to a place; a place without any gets its own. */
export function writeLinked(linked: Linked, place: string, text: string): Linked {
  const known = linkedChoice(linked, place);
  if (known) return { ...linked, pool: writeChoice(linked.pool, known.id, text) };
  const pool = addChoice(linked.pool, text);
  const id = pool.at(-1)?.id;
  return id === undefined ? linked : { pool, links: { ...linked.links, [place]: id } };
}

/** Takes a place away with what belongs to it, unless another place shares that. */
export function dropPlace({ pool, links }: Linked, place: string): Linked {
  const { [place]: gone, ...rest } = links;
  const shared = gone === undefined || Object.values(rest).includes(gone);
  return { links: rest, pool: shared ? pool : withoutChoice(pool, gone) };
}

/** What belongs to no place: it is there to mislead. */
export function extrasOf({ pool, links }: Linked): Choice[] {
  const used = new Set(Object.values(links));
  return pool.filter(({ id }) => !used.has(id));
}
