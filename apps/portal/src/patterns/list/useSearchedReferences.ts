import type { DropdownOption } from '@sen/api/contract/model';
import { filtersFromQuery, type FilterDefinition } from '@sen/ui/FilterPopover';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { isSearching } from '../isSearching';

interface Searched<Found, FoundKey extends QueryKey, One, OneKey extends QueryKey> {
  /** The query of what is offered for a typed text. */
  find: (typed: string) => UseQueryOptions<Found, Error, Found, FoundKey>;
  optionsOf: (found: Found) => readonly DropdownOption[];
  /** The query of one that the address has and the search has not found. */
  one: (id: string) => UseQueryOptions<One, Error, One, OneKey>;
  optionOf: (one: One) => DropdownOption;
  /** False for whoever may not read them: those in the address stay without names. */
  readable?: boolean;
}

export type SearchedOptions = Pick<
  Extract<FilterDefinition, { type: 'choice' | 'choices' }>,
  'options' | 'search'
>;

/** The options of a list's filter that are too many to list: the server searches them, and names those in the address. */
export function useSearchedReferences<Found, FoundKey extends QueryKey, One, OneKey extends QueryKey>(
  key: string,
  { find, optionsOf, one, optionOf, readable = true }: Searched<Found, FoundKey, One, OneKey>,
): SearchedOptions {
  const [address] = useSearchParams();
  // Asked for when the filter is opened: most lists are never filtered.
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useQuery({ ...find(typed ?? ''), enabled: typed !== undefined });
  const options = found.data === undefined ? [] : optionsOf(found.data);
  const unseen = options.filter(({ id, name }) => seen.get(id) !== name);
  if (unseen.length > 0) setSeen(new Map([...seen, ...unseen.map(({ id, name }) => [id, name] as const)]));

  const chosen = filtersFromQuery([{ key, label: '', type: 'choices' }], address).flatMap((condition) =>
    'choices' in condition ? condition.choices : [],
  );
  const queries = useQueryClient();
  const unnamed = chosen.filter((id) => !seen.has(id));
  const named = useQuery({
    queryKey: ['referencesOf', key, ...unnamed],
    enabled: readable && unnamed.length > 0,
    // One that is gone keeps the others from no name.
    queryFn: () => Promise.allSettled(unnamed.map((id) => queries.fetchQuery(one(id)))),
  });
  const known = [
    ...[...seen].map(([id, name]) => ({ id, name })),
    ...(named.data ?? []).flatMap((answer) =>
      answer.status === 'fulfilled' ? [optionOf(answer.value)] : [],
    ),
  ];
  return {
    options: options.map(selectOption),
    search: { onSearch: setTyped, loading: isSearching(found), known: known.map(selectOption) },
  };
}

const selectOption = ({ id, name }: DropdownOption) => ({ value: id, label: name });
