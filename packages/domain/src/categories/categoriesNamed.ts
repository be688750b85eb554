import type { DropdownOption } from '@sen/api/contract/model';
import { nameKey } from '../text/sameName.ts';
import { childSeparator } from './categoryPath.ts';

/** The categories that a written name can mean: the one with this whole name, otherwise the children with this one. */
export function categoriesNamed(options: readonly DropdownOption[], name: string): DropdownOption[] {
  const key = nameKey(name);
  const whole = options.find((option) => nameKey(option.name) === key);
  if (whole) return [whole];
  const ending = nameKey(`${childSeparator}${name}`);
  return options.filter((option) => nameKey(option.name).endsWith(` ${ending}`));
}
