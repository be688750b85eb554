/** Zero-width characters left by copying from Word, Zalo or a web page, and those that turn the direction of what follows. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g;

/** Trims a text and collapses spaces; invisible characters are dropped. */
export function tidySpaces(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}
