import type PdfDocument from 'pdfkit';
import { encode } from 'uqr';

/** Draws a QR code as one path: it is sharp at any size. The quiet zone around it is part of its side. */
export function drawQr(
  document: typeof PdfDocument.prototype,
  address: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const module = side / size;
  document.rect(x, y, side, side).fill('#ffffff');
  data.forEach((row, line) => {
    for (let from = 0; from < row.length; from += 1) {
      if (row[from] !== true) continue;
      let to = from;
      while (row[to] === true) to += 1;
      document.rect(x + from * module, y + line * module, (to - from) * module, module);
      from = to;
    }
  });
  document.fill(color);
}
