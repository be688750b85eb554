export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads width and height from the header without decoding, so that a picture of 30,000 × 30,000 is detected by its first bytes.
 * Undefined if the header is truncated or invalid.
 */
export function pictureSize(bytes: Uint8Array, format: 'png' | 'jpeg' | 'gif'): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = format === 'png' ? ofPng(view) : format === 'gif' ? ofGif(view) : ofJpeg(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const headerOfPng = 0x49484452;

function ofPng(view: DataView): PictureSize | undefined {
  // The header is the first chunk: 8 bytes of signature, its length (13), its name, its 13 bytes, a checksum.
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== headerOfPng)
    return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function ofGif(view: DataView): PictureSize | undefined {
  if (view.byteLength < 13) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Frame headers; C4, C8 and CC of the same range are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function ofJpeg(view: DataView): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Image data or the end of the file before a frame header: not a valid picture.
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else {
      const length = view.getUint16(at + 2);
      if (length < 2) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}
