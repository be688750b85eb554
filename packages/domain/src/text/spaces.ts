/** Zero-width characters left by copying from Word, Zalo or a web page. */
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/** Trims a text and collapses spaces; invisible characters are dropped. */
export function tidySpaces(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}
