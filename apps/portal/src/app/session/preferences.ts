import type { Language } from '@sen/api/contract/model';
import { activityPrefix, packagePrefix } from '../../activity/activityPrefix';
import { pageExitPrefix } from '../../journal/pageExitPrefix';
import { outboxPrefix } from '../../outbox/outboxPrefix';
import { tableViewPrefix } from './tableViews';

const languageKey = 'sen-language';
const themeKey = 'sen-theme';

/** Keys that `clearStorage` keeps: device settings, table views, and answers, messages and reports that exist nowhere else. */
const isKept = (key: string) =>
  key === languageKey ||
  key === themeKey ||
  key.startsWith(pageExitPrefix) ||
  key.startsWith(outboxPrefix) ||
  key.startsWith(activityPrefix) ||
  key.startsWith(packagePrefix) ||
  key.startsWith(tableViewPrefix);

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : 'vi';
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
}

/** Clears local storage at sign-out, except language, theme, table views and what has not been sent. */
export function clearStorage(): void {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  const kept = keys.filter(isKept).map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value ?? '');
}
