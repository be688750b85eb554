import { deflateSync } from 'node:zlib';
import { pngChunk } from '@sen/domain/testing/pictureBytes';

/** A PDF of one page: a title and these lines. */
export async function pdfOf(title: string, lines: readonly string[], now: Date): Promise<Buffer> {
  // Only seeding needs it in the server's own thread: what prints is not loaded when the server starts.
  const { page, PageSetter, textWidth } = await import('../printing/PageSetter.ts');
  const setter = new PageSetter({ title, language: 'vi', now });
  setter.addPage();
  const write = (text: string, size: number, bold: boolean) => {
    const set = setter.lines([{ text, ...(bold && { bold: true as const }) }], textWidth, size);
    setter.y = setter.drawLines(set, page.side, setter.y, { size }) + size * 0.6;
  };
  write(title, 22, true);
  for (const line of lines) write(line, 13, false);
  return setter.end();
}

/** A warning sign: a yellow triangle with a dark border on a light ground. */
export function warningSign(width = 960, height = 540): Buffer {
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colourAt(x / width, y / height);
      lines.set([red, green, blue], y * (1 + width * 3) + 1 + x * 3);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', [...header]),
    pngChunk('IDAT', [...deflateSync(lines)]),
    pngChunk('IEND', []),
  ]);
}

function colourAt(x: number, y: number): readonly [number, number, number] {
  // How far inside the triangle, which is widest at its foot.
  const inside = (y - 0.15) * 0.45 - Math.abs(x - 0.5);
  if (y > 0.85 || inside < 0) return [238, 244, 247];
  if (inside < 0.02 || y > 0.81) return [40, 44, 52];
  const isMark = Math.abs(x - 0.5) < 0.014 && ((y > 0.38 && y < 0.64) || (y > 0.69 && y < 0.75));
  return isMark ? [40, 44, 52] : [246, 190, 40];
}
