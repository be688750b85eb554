import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText } from '../errors/required.ts';
import { extensionOf } from '../files/fileExtensions.ts';
import { documentLimits } from './documentLimits.ts';

/** Characters that separate folders, or that no file name of Windows has: a download would have another name. */
const separating = /[/\\:*?"<>|]/g;
/** Control and formatting characters, which are not seen or turn what follows; an emoji is joined by U+200D, which stays. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200D)\p{Cf}/gu;
/** Joins nothing at an end, before a space or beside another one. */
const looseJoiner = /\u200D(?=\u200D|[\s.]|$)|(?<=^|\s)\u200D/gu;
const onlyDots = /^\.+$/;

/** A name as it is stored: in NFC, without invisible characters, with single spaces. What is refused is not changed. */
export function documentName(typed: string): string {
  const seen = typed.normalize('NFC').replaceAll(unseen, (one) => (/\s/.test(one) ? ' ' : ''));
  return seen.replaceAll(looseJoiner, '').replaceAll(/\s+/g, ' ').trim();
}

/** Validates the name that a person gives to a folder or a file. */
export function checkDocumentName(typed: string): FieldError[] {
  const name = documentName(typed);
  if (isBlankText(name)) return [fieldError('name', 'thisFieldIsRequired')];
  if (name.search(separating) >= 0) return [fieldError('name', 'documentNameCharacters')];
  if (onlyDots.test(name)) return [fieldError('name', 'documentNameDots')];
  return name.length > documentLimits.name
    ? [fieldError('name', 'documentNameTooLong', { max: documentLimits.name })]
    : [];
}

/** A new name of a file: its extension tells what the content is, and stays. */
export function renamedFile(before: string, typed: string): string {
  const name = documentName(typed);
  const extension = extensionOf(before);
  return extension === '' || extensionOf(name) === extension ? name : `${name}.${extension}`;
}

/** The name that a file or folder of a device gets: what a typed name may not have becomes a hyphen, a long one loses its middle. */
export function nameFromDevice(name: string): string {
  const kept = documentName(name.replaceAll(separating, '-'));
  if (isBlankText(kept) || onlyDots.test(kept)) return '_';
  if (kept.length <= documentLimits.name) return kept;
  const extension = extensionOf(kept);
  const end = extension === '' || extension.length > longestExtension ? '' : `.${extension}`;
  return `${shortened(kept, documentLimits.name - end.length)}${end}`;
}

const longestExtension = 10;

/** The beginning of a name, without half a character at its end. */
export function shortened(name: string, length: number): string {
  return name
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}

/** Names of devices that Windows reserves, with any extension. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The name under which a folder or file is saved on a device: 'Con' is a word, but no name on Windows, nor is one that ends in a dot. */
export function downloadName(name: string): string {
  return name.replace(device, '$1_').replace(/[. ]+$/, (end) => '_'.repeat(end.length));
}
