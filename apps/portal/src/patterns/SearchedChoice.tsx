import type { DropdownOption } from '@sen/api/contract/model';
import { ComboBox } from '@sen/ui/ComboBox';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface SearchedChoiceProps<Data, Key extends QueryKey> {
  name: string;
  label: string;
  description?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  focusOnMount?: boolean;
  /** The query of what is offered for a typed text. */
  find: (typed: string) => UseQueryOptions<Data, Error, Data, Key>;
  optionsOf: (data: Data) => readonly (DropdownOption & { description?: string })[];
  /** Shown when the options cannot be loaded. */
  failed: string;
  value: DropdownOption | null;
  onChange: (option: DropdownOption | null) => void;
}

/** Selects one of many things that the server searches by name. */
export function SearchedChoice<Data, Key extends QueryKey>({
  find,
  optionsOf,
  failed,
  description,
  value,
  onChange,
  ...field
}: SearchedChoiceProps<Data, Key>) {
  const [typed, setTyped] = useState('');
  const query = useQuery(find(typed));
  const found = (query.data === undefined ? [] : optionsOf(query.data)).map(
    ({ id, name, description: more }) => ({
      value: id,
      label: name,
      ...(more === undefined ? {} : { description: more }),
    }),
  );
  const isMissing = value !== null && found.every((option) => option.value !== value.id);
  return (
    <ComboBox
      {...field}
      description={query.isError ? failed : description}
      loading={query.isFetching}
      options={typed === '' && isMissing ? [{ value: value.id, label: value.name }, ...found] : found}
      value={value?.id ?? null}
      onSearch={setTyped}
      onChange={(id) => {
        const option = found.find((one) => one.value === id);
        onChange(option ? { id: option.value, name: option.label } : id === value?.id ? value : null);
      }}
    />
  );
}
