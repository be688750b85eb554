import { deflateSync } from 'node:zlib';
import { pngChunk } from '@sen/domain/testing/pictureBytes';

/** A PDF of one page with these lines, in the letters of the standard fonts. */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 22 Tf 60 770 Td (${title}) Tj ET`,
    ...lines.map((line, place) => `BT /F1 13 Tf 60 ${725 - place * 24} Td (${line}) Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = body.length;
    body += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
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
