import type { PictureFormat } from '@sen/domain/files/mayTakePicture';

/**
 * Removes everything from a picture that does not affect its display: location, device, thumbnails, comments and data
 * after its end. Undefined for a truncated file.
 */
export function plainPicture(bytes: Uint8Array, format: PictureFormat): Uint8Array | undefined {
  const parts =
    format === 'png' ? partsOfPng(bytes) : format === 'gif' ? partsOfGif(bytes) : partsOfJpeg(bytes);
  return parts && Buffer.concat(parts.map(([start, end]) => bytes.subarray(start, end)));
}

/** Start and end of kept bytes. */
type Part = readonly [start: number, end: number];

/** The chunks that affect how a PNG looks; text, time and EXIF are omitted. */
const drawing = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

function partsOfPng(bytes: Uint8Array): Part[] | undefined {
  const view = viewOf(bytes);
  const parts: Part[] = [[0, 8]];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = lettersOf(bytes, at + 4, at + 8);
    if (drawing.has(name)) parts.push([at, end]);
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

/**
 * Keeps APP0 (pixel aspect), APP14 (Adobe's colour storage) and APP2 (may be the colour
 * profile); drops the other APPs and comments.
 */
function drawsJpeg(bytes: Uint8Array, at: number): boolean {
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xe2) return lettersOf(bytes, at + 4, at + 15) === 'ICC_PROFILE';
  return (marker < 0xe1 || marker > 0xef || marker === 0xee) && marker !== 0xfe;
}

function partsOfJpeg(bytes: Uint8Array): Part[] | undefined {
  const view = viewOf(bytes);
  const parts: Part[] = [[0, 2]];
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      parts.push([at, at + 2]);
      return parts;
    } else {
      if (at + 4 > bytes.length) return undefined;
      const end = at + 2 + view.getUint16(at + 2);
      if (end > bytes.length) return undefined;
      const next = marker === 0xda ? endOfScan(bytes, end) : end;
      if (drawsJpeg(bytes, at)) parts.push([at, next]);
      at = next;
    }
  }
  return undefined;
}

/** The position of the next marker: within the data, FF is followed by 0 or is a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** The repeat count is the only application extension that affects how a GIF looks. */
const repeats = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

function partsOfGif(bytes: Uint8Array): Part[] | undefined {
  const first = 13 + colours(bytes[10]);
  const parts: Part[] = [[0, first]];
  for (let at = first; at < bytes.length;) {
    const block = bytes[at];
    if (block === 0x3b) {
      parts.push([at, at + 1]);
      return parts;
    }
    if (block !== 0x21 && block !== 0x2c) return undefined;
    const data = block === 0x2c ? at + 11 + colours(bytes[at + 9]) : at + 2;
    const end = endOfBlocks(bytes, data);
    if (end === undefined) return undefined;
    const label = bytes[at + 1];
    const isKept = label === 0xff ? repeats.has(lettersOf(bytes, at + 3, at + 14)) : label === 0xf9;
    if (block === 0x2c || isKept) parts.push([at, end]);
    at = end;
  }
  return undefined;
}

/** The length of a colour table, whose size is in the preceding flags. */
function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length; at += 1 + (bytes[at] ?? 0)) if (bytes[at] === 0) return at + 1;
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function lettersOf(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1');
}
