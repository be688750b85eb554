import type { Language } from '@sen/api/contract/model';

/** A visitor's language: English when it precedes Vietnamese in the header, otherwise Vietnamese. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').slice(0, 200).toLowerCase();
  for (const tag of wanted.split(',')) {
    const [language = ''] = tag.trim().split(/[-;]/);
    if (language === 'vi' || language === 'en') return language;
  }
  return 'vi';
}
