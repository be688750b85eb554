import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { extensionOf, type FileExtension } from './fileExtensions.ts';
import { type FileFormat, fileFormats, formatsOf } from './fileFormats.ts';
import { sniffFile } from './sniffFile.ts';

const newerOffice: readonly FileExtension[] = ['docx', 'xlsx', 'pptx'];

/** Returns whether the name has one of these extensions. */
export function mayBeNamed(name: string, extensions: readonly FileExtension[]): Verdict {
  const said = extensionOf(name);
  if (extensions.some((extension) => extension === said)) return allowed;
  return refused('fileNotAllowed', { allowed: extensions.map((one) => `.${one}`).join(', ') });
}

/**
 * Returns whether the content is one of these formats and matches the extension.
 * @param head the first `sniffedBytes`, or the whole file if it is smaller
 */
export function mayTakeFile(
  { name, head }: { readonly name: string; readonly head: Uint8Array },
  extensions: readonly FileExtension[],
): Verdict {
  const named = mayBeNamed(name, extensions);
  if (!named.allowed) return named;
  const said = extensionOf(name) as FileExtension;
  const found = sniffFile(head);
  if (found === undefined) return refused('fileContentUnknown', { said: `.${said}` });
  const right: readonly FileFormat[] = formatsOf[said];
  if (right.includes(found)) return allowed;
  // Office encrypts a document into a container of its older format.
  if (found === 'office97' && newerOffice.includes(said))
    return refused('fileLockedOrOlder', { said: `.${said}` });
  return refused('fileIsAnother', { said: `.${said}`, found: fileFormats[found].name });
}
