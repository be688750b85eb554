import { readFont } from '../printing/readFont.ts';

export interface TextLine {
  text: string;
  /** Of its start and its baseline, in pixels. */
  x: number;
  y: number;
  size: number;
  /** A longer text is drawn smaller. */
  width: number;
  colour: string;
  isBold?: boolean;
}

/** A line of text as outlines of an SVG, since the machine may have no fonts. */
export function drawnText({ text, x, y, size, width, colour, isBold = false }: TextLine): string {
  const font = readFont(isBold ? 'bold' : 'regular');
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = Math.min(size / font.unitsPerEm, width / advanceWidth);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const place = positions[index];
    const outline = `<path transform="translate(${at + (place?.xOffset ?? 0)} ${place?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
    at += place?.xAdvance ?? glyph.advanceWidth;
    return outline;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
