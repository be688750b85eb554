import type { Language } from '@sen/api/contract/model';
import { pageExitPrefix } from '../../journal/pageExitStore';
import { tableViewPrefix } from './tableViews';

const languageKey = 'sen-language';
const themeKey = 'sen-theme';

/** What belongs to the device, what somebody set up on it, and answers that are nowhere else: `clearStorage` keeps it. */
const isKept = (key: string) =>
  key === languageKey ||
  key === themeKey ||
  key.startsWith(pageExitPrefix) ||
  key.startsWith(tableViewPrefix);

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : 'vi';
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
}

/** Clears all local storage, as signing out must; the device keeps its language, its theme, the tables as they were set up
 * and what is not sent yet. */
export function clearStorage(): void {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  const kept = keys.filter(isKept).map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value ?? '');
}
