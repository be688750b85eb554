export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** The locale of a language for numbers, dates and collation. */
export const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>;
