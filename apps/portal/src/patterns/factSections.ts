import type { ReactNode } from 'react';

/** Facts about one side of a record, under a title. */
export interface FactSection {
  title: string;
  items: { term: string; details: ReactNode }[];
}

type Fact = readonly [term: string, details: ReactNode];

/** Sections of a document in this order; facts that nobody entered are omitted, and sections without facts. */
export function factSections(
  ...sections: readonly (readonly [title: string, facts: readonly Fact[]])[]
): FactSection[] {
  return sections
    .map(([title, facts]) => ({
      title,
      items: facts.flatMap(([term, details]) => (details ? [{ term, details }] : [])),
    }))
    .filter(({ items }) => items.length > 0);
}
