import type { Language } from './languages';

/** A phrase, or a function that makes one. */
type Phrase = string | ((...values: never[]) => string);
type SameShape<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] };

/** The words of one component. Vietnamese is the schema, English must say the same things. */
export function defineMessages<Words extends Record<string, Phrase>>(messages: {
  vi: Words & SameShape<Words>;
  en: SameShape<NoInfer<Words>>;
}): Record<Language, SameShape<Words>> {
  return messages;
}
