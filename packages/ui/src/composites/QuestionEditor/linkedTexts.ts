import type { Choice } from '../QuestionView/question';
import { addChoice, withoutChoice, writeChoice } from './choices';

/** Places (blanks, left clauses) and the item of a shared pool that belongs to each. */
export interface Linked {
  pool: Choice[];
  links: Record<string, string>;
}

export function linkedChoice({ pool, links }: Linked, place: string): Choice | undefined {
  return pool.find(({ id }) => id === links[place]);
}

/** Sets the text of a place; a place without an item gets a new one. */
export function writeLinked(linked: Linked, place: string, text: string): Linked {
  const known = linkedChoice(linked, place);
  if (known) return { ...linked, pool: writeChoice(linked.pool, known.id, text) };
  const pool = addChoice(linked.pool, text);
  const id = pool.at(-1)?.id;
  return id === undefined ? linked : { pool, links: { ...linked.links, [place]: id } };
}

/** Removes a place with its item, unless another place shares that item. */
export function dropPlace({ pool, links }: Linked, place: string): Linked {
  const { [place]: gone, ...rest } = links;
  const shared = gone === undefined || Object.values(rest).includes(gone);
  return { links: rest, pool: shared ? pool : withoutChoice(pool, gone) };
}

/** Items that belong to no place: distractors. */
export function extrasOf({ pool, links }: Linked): Choice[] {
  const used = new Set(Object.values(links));
  return pool.filter(({ id }) => !used.has(id));
}
