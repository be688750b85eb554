import type { FileFormat } from './fileFormats.ts';

/** Number of leading bytes that `sniffFile` needs. */
export const sniffedBytes = 65_536;

const signatures: readonly (readonly [FileFormat, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [...text('GIF87a')]],
  ['gif', [...text('GIF89a')]],
  ['pdf', [...text('%PDF-')]],
  ['office97', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['ogg', [...text('OggS')]],
  ['mp3', [...text('ID3')]],
];

const office = { word: 'word/', excel: 'xl/', powerpoint: 'ppt/' } as const;
const films = /^(isom|iso[2-9]|mp4[12]|avc1|m4v |m4vh|m4vp|msnv|dash|3gp[4-9]|f4v )/i;

/**
 * Detects the format of a file from its first bytes, independent of its name; undefined if unknown.
 * @param head the first `sniffedBytes`, or the whole file if it is smaller
 */
export function sniffFile(head: Uint8Array): FileFormat | undefined {
  for (const [format, magic] of signatures) if (holdsAt(head, 0, magic)) return format;
  if (holdsAt(head, 0, text('PK\u0003\u0004'))) return formatOfZip(head);
  if (holdsAt(head, 0, [0x1a, 0x45, 0xdf, 0xa3])) return formatOfEbml(head);
  if (holdsAt(head, 0, text('RIFF')) && holdsAt(head, 8, text('WEBP'))) return 'webp';
  if (holdsAt(head, 4, text('ftyp'))) return formatOfBrand(letters(head, 8, 12));
  // Movies from before QuickTime 7 have no brand.
  if (['moov', 'mdat', 'wide'].some((atom) => holdsAt(head, 4, text(atom)))) return 'quicktime';
  return isSound(head) ? 'mp3' : (formatOfCaptions(head) ?? formatOfMarkup(head));
}

function formatOfZip(head: Uint8Array): FileFormat {
  const names = letters(head, 0, head.length);
  if (!names.includes('[Content_Types].xml')) return 'zip';
  const [found] = Object.entries(office)
    .map(([format, folder]) => ({ format: format as keyof typeof office, at: names.indexOf(folder) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found?.format ?? 'zip';
}

function formatOfEbml(head: Uint8Array): FileFormat | undefined {
  const start = letters(head, 0, 64);
  if (start.includes('webm')) return 'webm';
  return start.includes('matroska') ? 'matroska' : undefined;
}

function formatOfBrand(brand: string): FileFormat | undefined {
  if (brand === 'qt  ') return 'quicktime';
  return films.test(brand) ? 'mp4' : undefined;
}

/** An MPEG audio frame, layer III, with a valid bit rate and sampling rate. */
function isSound(head: Uint8Array): boolean {
  const [sync = 0, version = 0, rates = 0] = head;
  const layer3 = (version & 0xe6) === 0xe2;
  return sync === 0xff && layer3 && rates >> 4 !== 0 && rates >> 4 !== 15 && (rates & 0x0c) !== 0x0c;
}

/** The first line of WebVTT, or the number and time of the first caption of SubRip. */
function formatOfCaptions(head: Uint8Array): FileFormat | undefined {
  const start = letters(head, 0, 256).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^WEBVTT(?=\s|$)/.test(start)) return 'vtt';
  return /^\s*\d+[ \t]*\r?\n\d{1,2}:\d{2}:\d{2}[,.]\d{3} --> \d{1,2}:\d{2}:\d{2}/.test(start)
    ? 'srt'
    : undefined;
}

/** HTML and SVG can contain scripts: detected even after leading spaces and comments. */
function formatOfMarkup(head: Uint8Array): FileFormat | undefined {
  const start = letters(head, 0, 4096).replaceAll('\u0000', '').toLowerCase();
  if (!/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*</.test(start)) return undefined;
  if (/<svg[\s>:]|<!doctype svg/.test(start)) return 'svg';
  return /<(!doctype html|html|head|body|script|iframe|img|style|meta|title|div|p|a|table)[\s>/]/.test(start)
    ? 'html'
    : undefined;
}

function holdsAt(bytes: Uint8Array, at: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

function text(letter: string): number[] {
  return Array.from(letter, (one) => one.charCodeAt(0));
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  let read = '';
  for (const byte of bytes.subarray(from, to)) read += String.fromCharCode(byte);
  return read;
}
