export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** The locale whose numbers, dates and order of words a language brings. */
export const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>;
