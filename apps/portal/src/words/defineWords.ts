import type { PlaceholderArgs, Translation } from './Placeholders';
import { formatNumber } from './formats';
import { translate, register } from './runtime';

type Vietnamese = Record<string, string>;
type English<Vi extends Vietnamese> = { readonly [Key in keyof Vi]: Translation<Vi[Key]> };

/** Returns a text of one area in the current language; its `{{placeholders}}` must be filled. */
export type Words<Vi extends Vietnamese> = <Key extends keyof Vi & string>(
  key: Key,
  ...args: PlaceholderArgs<Vi[Key]>
) => string;

/**
 * Defines the texts of one area. Vietnamese is the schema: English must have the same keys.
 * A text may contain `{{name}}`; where English needs a plural it is a function of the same names (see `plural`).
 */
export function defineWords<const Vi extends Vietnamese>(
  area: string,
  dictionaries: { readonly vi: Vi; readonly en: NoInfer<English<Vi>> },
): Words<Vi> {
  register('vi', area, dictionaries.vi);
  register('en', area, dictionaries.en);
  return (key, ...args) => translate(area, key, shown(args[0] ?? {}));
}

function shown(values: Partial<Record<string, string | number>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    texts[name] = typeof value === 'number' ? formatNumber(value) : String(value);
  }
  return texts;
}
