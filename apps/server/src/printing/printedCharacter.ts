import { readFont } from './readFont.ts';

/** Ligatures and letters as wide as a Chinese sign: other writings of letters that the fonts have. */
const writings = /^[\uFB00-\uFB06\uFF01-\uFF5E]$/;
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

const known = new Map<string, string | undefined>();

/** What a document has for a character, which may be nothing; undefined if no font has it. */
export function printedCharacter(character: string): string | undefined {
  if (!known.has(character)) known.set(character, find(character));
  return known.get(character);
}

function find(character: string): string | undefined {
  if (isInFonts(character)) return character;
  if (/^\s$/.test(character)) return ' ';
  if (invisible.test(character)) return '';
  const plain = writings.test(character) ? character.normalize('NFKC') : '';
  return plain !== '' && [...plain].every(isInFonts) ? plain : undefined;
}

const isInFonts = (character: string) => hasGlyph('regular', character) || hasGlyph('signs', character);

export function hasGlyph(font: 'regular' | 'signs', character: string): boolean {
  return readFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
