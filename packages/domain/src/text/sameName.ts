import { fold } from './fold.ts';
import { tidySpaces } from './spaces.ts';

/** The key under which a name must be unique: 'Bán hàng', ' bán  HÀNG' and 'Ban hang' are one name. */
export function nameKey(name: string): string {
  return fold(tidySpaces(name));
}

/** Returns whether two names count as equal (J3). */
export function sameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
