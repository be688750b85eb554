import PdfDocument from 'pdfkit';
import { PrintFonts } from './PrintFonts.ts';
import { type SetLine, setLines } from './setLines.ts';

type Pieces = Parameters<typeof setLines>[0];

/** In points: an A4 page with room for a clip, and for its number below. */
export const page = { width: 595.28, height: 841.89, side: 54, top: 48, bottom: 64 } as const;
export const textWidth = page.width - 2 * page.side;
export const leading = 1.42;

/** Places texts, rules and pictures on pages, from the top down. */
export class PageSetter {
  readonly document: typeof PdfDocument.prototype;
  readonly fonts: PrintFonts;
  /** By page: characters for which a box stands there. */
  readonly missing = new Map<number, Set<string>>();
  y: number = page.top;

  constructor(info: { title: string; language: string; now: Date }) {
    this.document = new PdfDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      // An empty name: the built-in font, which lacks Vietnamese, is never loaded.
      font: '',
      lang: info.language,
      displayTitle: true,
      info: { Title: info.title, CreationDate: info.now, ModDate: info.now, Producer: 'Sen', Creator: 'Sen' },
    });
    this.fonts = new PrintFonts(this.document);
  }

  get isAtTop(): boolean {
    return this.y <= page.top;
  }

  addPage(): void {
    this.document.addPage();
    this.y = page.top;
  }

  /** What is left of the page. */
  get room(): number {
    return page.height - page.bottom - this.y;
  }

  lines(pieces: Pieces, width: number, size: number): SetLine[] {
    return setLines(pieces, { width, size, fonts: this.fonts });
  }

  /** Draws lines from this height down; returns the height of their end. */
  drawLines(
    lines: readonly SetLine[],
    x: number,
    y: number,
    {
      size,
      align = 'start',
      width = 0,
      tone = 'black',
    }: {
      size: number;
      align?: 'start' | 'center' | 'end';
      width?: number;
      tone?: string;
    },
  ): number {
    lines.forEach((line, index) => {
      const spare = align === 'start' ? 0 : (width - line.width) / (align === 'center' ? 2 : 1);
      let at = x + spare;
      for (const { text, font, width: wide, missing } of line.runs) {
        if (missing.length > 0) this.#note(missing);
        this.document
          .font(font)
          .fontSize(size)
          .fillColor(tone)
          // The baseline, so that fonts of different heights stand on one line.
          .text(text, at, y + index * size * leading + size * 1.05, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
        at += wide;
      }
    });
    return y + lines.length * size * leading;
  }

  #note(missing: readonly string[]): void {
    const { start, count } = this.document.bufferedPageRange();
    const at = start + count - 1;
    this.missing.set(at, new Set([...(this.missing.get(at) ?? []), ...missing]));
  }

  rule(x: number, y: number, width: number, dotted = false): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(dotted ? '#767676' : '#1a1a1a');
    if (dotted) this.document.dash(1, { space: 2.5 });
    this.document.stroke().undash();
  }

  /** The document's bytes. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.document.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve) => this.document.once('end', () => resolve()));
    this.document.end();
    await ended;
    return Buffer.concat(parts);
  }
}
