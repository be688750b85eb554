import type { Language } from './languages';

/** A string, or a function that returns one. */
type Phrase = string | ((...values: never[]) => string);
type SameShape<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] };

/** Defines the strings of one component. Vietnamese is the schema; English must have the same keys. */
export function defineMessages<Words extends Record<string, Phrase>>(messages: {
  vi: Words & SameShape<Words>;
  en: SameShape<NoInfer<Words>>;
}): Record<Language, SameShape<Words>> {
  return messages;
}
