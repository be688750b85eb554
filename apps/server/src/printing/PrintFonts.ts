import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type PdfDocument from 'pdfkit';

const packages = createRequire(import.meta.url);

/** Be Vietnam Pro as on the pages of the product; Noto Sans Math has the signs of formulas. */
const files = {
  regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  signs: '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
} as const;

export type FontName = keyof typeof files;

/** A text in one font. */
export interface FontRun {
  text: string;
  font: FontName;
  width: number;
}

/** Read once in a thread, however many documents it prints: parsing its tables takes longer than a document. */
const readFonts = new Map<FontName, Font>();

export function readFont(name: FontName): Font {
  const known = readFonts.get(name);
  if (known) return known;
  const read = fontOf(readFileSync(packages.resolve(files[name])));
  readFonts.set(name, read);
  return read;
}

/** The fonts of a document, embedded with the characters that it uses. */
export class PrintFonts {
  readonly #document: typeof PdfDocument.prototype;
  readonly #read: Record<'regular' | 'signs', Font>;

  constructor(document: typeof PdfDocument.prototype) {
    this.#document = document;
    const names = ['regular', 'bold', 'signs'] as const;
    for (const name of names) document.registerFont(name, readFont(name));
    this.#read = { regular: readFont('regular'), signs: readFont('signs') };
  }

  /** A text split where its font changes; a character that no font has is an empty box. */
  runsOf(text: string, bold: boolean, size: number): FontRun[] {
    const usual = bold ? 'bold' : 'regular';
    const runs: { text: string; font: FontName }[] = [];
    for (const character of text) {
      const sign = this.#isKnown(character) ? character : '□';
      const font = this.#isSign(sign) ? 'signs' : usual;
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ text: sign, font });
    }
    return runs.map((run) => ({ ...run, width: this.widthOf(run, size) }));
  }

  widthOf({ text, font }: { text: string; font: FontName }, size: number): number {
    return this.#document.font(font).fontSize(size).widthOfString(text);
  }

  #isKnown(character: string): boolean {
    const point = character.codePointAt(0) ?? 0;
    return Object.values(this.#read).some((font) => font.hasGlyphForCodePoint(point));
  }

  #isSign(sign: string): boolean {
    const point = sign.codePointAt(0) ?? 0;
    return !this.#read.regular.hasGlyphForCodePoint(point) && this.#read.signs.hasGlyphForCodePoint(point);
  }
}

function fontOf(bytes: Buffer): Font {
  const font = create(bytes);
  if ('hasGlyphForCodePoint' in font) return font;
  throw new Error('The file of a font holds several fonts.');
}
