import { fold } from './fold.ts';
import { tidySpaces } from './spaces.ts';

/** The key under which a name must be unique: two look-alikes ('Bán hàng', ' bán  HÀNG', 'Ban hang') are one name. */
export function nameKey(name: string): string {
  return fold(tidySpaces(name));
}

/** Whether two names count as one (J3). */
export function sameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
