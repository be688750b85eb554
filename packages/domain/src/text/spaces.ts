/** Characters without width that copying from Word, Zalo or a web page leaves behind. */
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/** The text with single blanks inside and none around it; invisible characters are dropped. */
export function tidySpaces(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}
