/**
 * The text of a .csv in whichever encoding spreadsheets on Vietnamese machines write it: UTF-8 (with or without a BOM),
 * UTF-16 in both byte orders (by its BOM or its NULs), else Windows-1258. The result is in NFC, as all stored texts.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).normalize('NFC');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const nullsAt = (rest: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  if (nullsAt(1) > sample.length / 8) return 'utf-16le';
  if (nullsAt(0) > sample.length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1258';
  }
}
