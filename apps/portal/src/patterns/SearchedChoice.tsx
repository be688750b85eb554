import type { DropdownOption } from '@sen/api/contract/model';
import { ComboBox } from '@sen/ui/ComboBox';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from './isSearching';

type OfferedOption = DropdownOption & { description?: string };

interface SearchedChoiceProps<Data, Key extends QueryKey, Option extends OfferedOption> {
  name: string;
  label: string;
  description?: string | undefined;
  /** What it means that nothing is chosen. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  focusOnMount?: boolean;
  /** The query of what is offered for a typed text. */
  find: (typed: string) => UseQueryOptions<Data, Error, Data, Key>;
  optionsOf: (data: Data) => readonly Option[];
  /** Shown when the options cannot be loaded. */
  failed: string;
  value: DropdownOption | null;
  onChange: (option: Option | null) => void;
}

/** Selects one of many things that the server searches by name. */
export function SearchedChoice<Data, Key extends QueryKey, Option extends OfferedOption>({
  find,
  optionsOf,
  failed,
  description,
  value,
  onChange,
  disabled = false,
  ...field
}: SearchedChoiceProps<Data, Key, Option>) {
  const [typed, setTyped] = useState('');
  const query = useQuery({ ...find(typed), enabled: !disabled });
  const found = query.data === undefined ? [] : optionsOf(query.data);
  const isMissing = value !== null && found.every(({ id }) => id !== value.id);
  const offered: readonly OfferedOption[] = typed === '' && isMissing ? [value, ...found] : found;
  return (
    <ComboBox
      {...field}
      disabled={disabled || undefined}
      description={query.isError ? failed : description}
      loading={isSearching(query)}
      options={offered.map(({ id, name, description: more }) => ({
        value: id,
        label: name,
        ...(more === undefined ? {} : { description: more }),
      }))}
      value={value?.id ?? null}
      onSearch={setTyped}
      onChange={(id) => {
        // What was chosen before stays, also while it is not offered.
        if (id !== null && id === value?.id) return;
        onChange(found.find((option) => option.id === id) ?? null);
      }}
    />
  );
}
