import type { FilterCondition } from '@sen/ui/FilterPopover';

interface ClassParams {
  is_parrams?: string;
  id?: string;
  name?: string;
  status?: string;
  userId?: string;
}

/** The filters of section 2's addresses of class reports. The name is that of the class, whose id says more. */
export function classConditions(
  { is_parrams, id, status, userId }: ClassParams,
  states: object = {},
): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  if (isId(id)) conditions.push({ key: 'classroom_id', choice: id });
  if (status !== undefined && Object.hasOwn(states, status))
    conditions.push({ key: 'completion', choice: status });
  if (isId(userId)) conditions.push({ key: 'user_id', choice: userId });
  // `is_parrams` says only that others follow; without any, it may itself be the id of a class.
  if (conditions.length === 0 && isId(is_parrams) && id === undefined)
    conditions.push({ key: 'classroom_id', choice: is_parrams });
  return conditions;
}

/** The filters of an address with ids of things: those that are none are left out. */
export function thingConditions(ids: Readonly<Record<string, string | undefined>>): FilterCondition[] {
  return Object.entries(ids).flatMap(([key, id]) => (isId(id) ? [{ key, choice: id }] : []));
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,17}$/.test(text);
