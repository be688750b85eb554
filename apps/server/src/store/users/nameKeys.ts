import { sortKey } from '@sen/domain/text/sort';
import { givenNameKey } from '@sen/domain/users/givenNameFirst';

/** The columns by which people are ordered; written whenever a name is. */
export function nameKeys(name: string) {
  return { sort_key: sortKey(name), given_name_key: givenNameKey(name) };
}
