import { extensionOf } from '../files/fileExtensions.ts';

/** Characters that are not seen, or that turn the direction of what follows: `phim‮4pm.exe` is displayed as `phimexe.mp4`. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const longest = 200;

/**
 * The name of an uploaded file as it is shown and downloaded: without folders, invisible characters and surrounding spaces, in NFC, at
 * most 200 UTF-16 units long, of which the extension is kept. It never becomes a path. '' when nothing is left.
 */
export function uploadedName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const seen = last.replaceAll(unseen, '').normalize('NFC').trim();
  if (seen.length <= longest) return seen;
  const extension = extensionOf(seen);
  const rest = longest - extension.length - 1;
  if (extension === '' || rest < 1) return shortened(seen, longest);
  return `${shortened(seen, rest)}.${extension}`;
}

/** Does not cut a character of two UTF-16 units in half. */
function shortened(name: string, length: number): string {
  return name.slice(0, length).replace(/\p{Cs}$/u, '');
}
