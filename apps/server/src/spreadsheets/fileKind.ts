export type FileKind = 'xlsx' | 'xls' | 'ods' | 'csv' | 'encrypted' | 'empty' | 'other';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Detects the format of a file by its bytes, not its name. Text is a .csv only if the name says so too, because any file
 * may be text.
 */
export function fileKind(bytes: Uint8Array, name: string): FileKind {
  if (bytes.length === 0) return 'empty';
  if (begins(bytes, zip)) return kindOfZip(bytes);
  if (begins(bytes, compound)) return includesBytes(bytes, utf16('EncryptedPackage')) ? 'encrypted' : 'xls';
  if (!/\.(csv|txt)$/i.test(name)) return 'other';
  return isText(bytes) ? 'csv' : 'other';
}

function kindOfZip(bytes: Uint8Array): FileKind {
  if (includesBytes(bytes, Buffer.from('xl/'))) return 'xlsx';
  // Not every writer puts the entry `mimetype` first, or at all.
  return includesBytes(bytes, Buffer.from('META-INF/manifest.xml')) ? 'ods' : 'other';
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function includesBytes(bytes: Uint8Array, searched: Buffer): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(searched);
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

/** Whether the bytes can be text: no control characters but those of lines; in UTF-16 of Latin letters every other byte is 0. */
function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096);
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (marked) return true;
  const nulls = [0, 1].map((rest) => sample.filter((byte, index) => byte === 0 && index % 2 === rest).length);
  if (Math.max(...nulls) > sample.length / 8) return Math.min(...nulls) === 0;
  return !sample.some((byte) => byte < 9 || (byte > 13 && byte < 32));
}
