import type { DropdownOption } from '@sen/api/contract/model';

/** Whether a value of a stored draft is a thing with its name. */
export function isOption(value: unknown): value is DropdownOption {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string';
}
