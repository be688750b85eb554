import type { DropdownOption } from '@sen/api/contract/model';
import { isOption } from './isOption';

/** Reads a value of a stored draft: what was kept if it is of the field's kind, or else what the form shows without a draft. */
export type Reader<Value> = (stored: unknown, initial: Value) => Value;

/** How each field of a form is read; a field without a reader does not compile. */
export type FieldReaders<Form extends object> = { [Name in keyof Form]-?: Reader<Form[Name]> };

/** A stored draft is untrusted input: an older version of the portal may have kept it. */
export const readers = {
  text: (stored: unknown, initial: string): string => (typeof stored === 'string' ? stored : initial),

  flag: (stored: unknown, initial: boolean): boolean => (typeof stored === 'boolean' ? stored : initial),

  /** A number; null for an empty field. */
  number: (stored: unknown, initial: number | null): number | null =>
    typeof stored === 'number' || stored === null ? stored : initial,

  /** The id of a chosen thing; null for none. */
  id: (stored: unknown, initial: string | null): string | null =>
    typeof stored === 'string' || stored === null ? stored : initial,

  /** A chosen thing with its name; null for none. */
  option: (stored: unknown, initial: DropdownOption | null): DropdownOption | null =>
    isOption(stored) || stored === null ? stored : initial,

  options: (stored: unknown, initial: DropdownOption[]): DropdownOption[] =>
    Array.isArray(stored) ? stored.filter(isOption) : initial,

  oneOf:
    <Word extends string>(words: readonly Word[]): Reader<Word> =>
    (stored, initial) =>
      words.find((word) => word === stored) ?? initial,

  record:
    <Form extends object>(fields: FieldReaders<Form>): Reader<Form> =>
    (stored, initial) =>
      isRecord(stored) ? readFields(fields, stored, initial) : initial,

  /** The items that are objects, completed from `empty`. */
  list:
    <Item extends object>(item: Reader<Item>, empty: Item): Reader<readonly Item[]> =>
    (stored, initial) =>
      Array.isArray(stored) ? stored.filter(isRecord).map((one) => item(one, empty)) : initial,
};

/** The form that a stored draft holds, completed from `initial`; null if it holds none of its fields. */
export function readForm<Form extends object>(
  fields: FieldReaders<Form>,
  stored: unknown,
  initial: Form,
): Form | null {
  if (!isRecord(stored) || !Object.keys(fields).some((name) => name in stored)) return null;
  return readFields(fields, stored, initial);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFields<Form extends object>(
  fields: FieldReaders<Form>,
  stored: Record<string, unknown>,
  initial: Form,
): Form {
  const form = { ...initial };
  for (const name of Object.keys(fields) as (keyof Form & string)[])
    form[name] = fields[name](stored[name], initial[name]);
  return form;
}
