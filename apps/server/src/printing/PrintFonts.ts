import type PdfDocument from 'pdfkit';
import { hasGlyph, printedCharacter } from './printedCharacter.ts';
import { type FontName, readFont } from './readFont.ts';

/** What stands for a character that no font has. */
export const missingSign = '□';

/** A text in one font. */
export interface FontRun {
  text: string;
  font: FontName;
  width: number;
  /** The characters for which a box stands in it. */
  missing: string[];
}

/** The fonts of a document, embedded with the characters that it uses. */
export class PrintFonts {
  readonly #document: typeof PdfDocument.prototype;

  constructor(document: typeof PdfDocument.prototype) {
    this.#document = document;
    const names = ['regular', 'bold', 'signs'] as const;
    for (const name of names) document.registerFont(name, readFont(name));
  }

  /** A text split where its font changes. */
  runsOf(text: string, bold: boolean, size: number): FontRun[] {
    const usual = bold ? 'bold' : 'regular';
    const runs: Omit<FontRun, 'width'>[] = [];
    for (const character of text) {
      const printed = printedCharacter(character);
      const missing = printed === undefined ? [character] : [];
      for (const sign of printed ?? missingSign) {
        const font = isSign(sign) ? 'signs' : usual;
        const last = runs.at(-1);
        if (last?.font === font) {
          last.text += sign;
          last.missing.push(...missing);
        } else runs.push({ text: sign, font, missing });
      }
    }
    return runs.map((run) => ({ ...run, width: this.widthOf(run, size) }));
  }

  widthOf({ text, font }: { text: string; font: FontName }, size: number): number {
    return this.#document.font(font).fontSize(size).widthOfString(text);
  }
}

function isSign(sign: string): boolean {
  return !hasGlyph('regular', sign) && hasGlyph('signs', sign);
}
