import type { Language } from '@sen/api/contract/model';

const languageKey = 'sen-language';
const themeKey = 'sen-theme';

/** What belongs to the device rather than to the person: `clearStorage` keeps it. */
const preferenceKeys = [languageKey, themeKey] as const;

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : 'vi';
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
}

/** Clears all local storage, as signing out must; the device keeps its language and its theme. */
export function clearStorage(): void {
  const kept = preferenceKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
