import type { SelectOption } from '../../private/options/SelectOption';

/** The selected values in the order of the options; values without an option (maybe still loading) come last. */
export function inOptionOrder<Value extends string>(
  options: readonly SelectOption<Value>[],
  chosen: Iterable<string>,
  before: readonly Value[],
): Value[] {
  const wanted = new Set(chosen);
  const listed = options.map(({ value }) => value);
  const present = new Set(listed);
  return [
    ...listed.filter((value) => wanted.has(value)),
    ...before.filter((value) => !present.has(value) && wanted.has(value)),
  ];
}

/** Adds the visible options, up to a number of values; disabled ones are unchanged. */
export function withAll<Value extends string>(
  chosen: readonly Value[],
  shown: readonly SelectOption<Value>[],
  max = Infinity,
): Value[] {
  const more = shown.filter(({ disabled }) => !disabled).map(({ value }) => value);
  return [...new Set([...chosen, ...more])].slice(0, Math.max(max, chosen.length));
}

/** Removes all but the disabled options, which could not be selected again. */
export function withoutAny<Value extends string>(
  chosen: readonly Value[],
  options: readonly SelectOption<Value>[],
): Value[] {
  const fixed = new Set(options.filter(({ disabled }) => disabled).map(({ value }) => value));
  return chosen.filter((value) => fixed.has(value));
}
