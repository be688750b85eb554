import type { DropdownOption } from '@sen/api/contract/model';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from './isSearching';

interface SearchedChoicesProps<Data, Key extends QueryKey> {
  name: string;
  label: string;
  description?: string | undefined;
  required?: boolean;
  max: number;
  /** The query of what is offered for a typed text. */
  find: (typed: string) => UseQueryOptions<Data, Error, Data, Key>;
  optionsOf: (data: Data) => readonly DropdownOption[];
  /** Shown when the options cannot be loaded. */
  failed: string;
  value: readonly DropdownOption[];
  onChange: (options: DropdownOption[]) => void;
}

/** Selects several of many things that the server searches by name. */
export function SearchedChoices<Data, Key extends QueryKey>({
  find,
  optionsOf,
  failed,
  description,
  value,
  onChange,
  ...field
}: SearchedChoicesProps<Data, Key>) {
  const [typed, setTyped] = useState('');
  const query = useQuery(find(typed));
  const found = query.data === undefined ? [] : optionsOf(query.data);
  const optionOf = ({ id, name }: DropdownOption) => ({ value: id, label: name });
  return (
    <MultiSelect
      {...field}
      description={query.isError ? failed : description}
      options={found.map(optionOf)}
      known={value.map(optionOf)}
      loading={isSearching(query)}
      onSearch={setTyped}
      value={value.map(({ id }) => id)}
      onChange={(ids) => {
        const known = [...value, ...found];
        onChange(ids.flatMap((id) => known.find((option) => option.id === id) ?? []));
      }}
    />
  );
}
