import rosetta from 'rosetta';
import type { Language } from '@sen/api/contract/model';

type Table = Record<string, Record<string, unknown>>;

const runtime = rosetta<Table>({ vi: {}, en: {} });
runtime.locale('vi');

/** The language of this page load. */
export function language(): Language {
  return runtime.locale() === 'en' ? 'en' : 'vi';
}

/** Sets the language, once, before the first render. A change of language reloads the page. */
export function setLocale(next: Language): void {
  runtime.locale(next);
}

/** Adds an area's dictionary to the table of a language. */
export function register(speech: Language, area: string, dictionary: Record<string, unknown>): void {
  runtime.set(speech, { [area]: dictionary });
}

/** The raw text in the table; '' when there is none. `defineWords` is its typed interface. */
export function translate(area: string, key: string, values: Record<string, string>): string {
  return runtime.t([area, key], values);
}
