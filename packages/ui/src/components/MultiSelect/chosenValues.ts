import type { SelectOption } from '../../private/options/SelectOption';

/** The chosen values in the order of the options; those without an option, which may be on its way, stay behind them. */
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

/** With all that are shown; a disabled one stays as it is. */
export function withAll<Value extends string>(
  chosen: readonly Value[],
  shown: readonly SelectOption<Value>[],
): Value[] {
  const more = shown.filter(({ disabled }) => !disabled).map(({ value }) => value);
  return [...new Set([...chosen, ...more])];
}

/** Without any but the disabled ones, which nobody can choose again. */
export function withoutAny<Value extends string>(
  chosen: readonly Value[],
  options: readonly SelectOption<Value>[],
): Value[] {
  const fixed = new Set(options.filter(({ disabled }) => disabled).map(({ value }) => value));
  return chosen.filter((value) => fixed.has(value));
}
