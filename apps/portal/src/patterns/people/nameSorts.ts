import type { ColumnSort } from '@sen/ui/DataTable';
import { givenNameFirst } from '@sen/domain/users/givenNameFirst';
import { labelWords } from '../../words/labelWords';

/** The orders of a column of names: by given name, as class lists are, and by full name. */
export function nameSorts<Row>(
  nameOf: (row: Row) => string,
  keys: { given: string; full: string } = { given: 'name', full: 'full_name' },
): readonly ColumnSort<Row>[] {
  return [
    { key: keys.given, label: labelWords('givenName'), sortValue: (row) => givenNameFirst(nameOf(row)) },
    { key: keys.full, label: labelWords('fullName'), sortValue: nameOf },
  ];
}
