/**
 * The text of a .csv in whichever encoding spreadsheets on Vietnamese machines write it: UTF-8 (with or without a BOM),
 * UTF-16 in both byte orders (by its BOM or its NULs), else Windows-1258. A cell is put in NFC when it is read: of the whole
 * text that would be another copy.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  return utf8(bytes) ?? cutUtf8(bytes) ?? new TextDecoder('windows-1258').decode(bytes);
}

function utf8(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** UTF-8 that ends within a character. Without others beyond ASCII before it, that byte may be a letter of Windows-1258. */
function cutUtf8(bytes: Uint8Array): string | undefined {
  const text = utf8(bytes, true);
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  return text !== undefined && /[^\x00-\x7f]/.test(text) ? text : undefined;
}

function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const nullsAt = (rest: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  if (nullsAt(1) > sample.length / 8) return 'utf-16le';
  if (nullsAt(0) > sample.length / 8) return 'utf-16be';
  return undefined;
}
