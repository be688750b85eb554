import { isPathInside } from '@sen/domain/packages/refusalOfEntries';
import type { Paper } from '@sen/domain/papers/PaperQuestion';
import type { PaperNote } from '@sen/domain/papers/paperWarnings';
import { type QtiDocument, readQti } from '@sen/domain/papers/qti/readQti';
import { type QtiManifest, readQtiManifest } from '@sen/domain/papers/qti/qtiManifest';
import { isOldQti, isQti3, isQtiItem } from '@sen/domain/papers/qti/qtiTree';
import { UnreadableError } from '../spreadsheets/UnreadableError.ts';
import type { ZipArchive } from '../zip/ZipArchive.ts';
import { xmlTree } from './xmlTree.ts';

const manifestName = 'imsmanifest.xml';
/** Further ones are only counted. */
const mostNamed = 10;

/** The manifest of a package, which some programs put into a folder; undefined if it has none. */
function manifestOf(archive: ZipArchive): string | undefined {
  const found = archive.names.filter((name) => name === manifestName || name.endsWith(`/${manifestName}`));
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/** Whether an archive may be a package of QTI: what has no manifest may be one whose manifest is lost. */
export function isQtiPackage(archive: ZipArchive): boolean {
  return archive.names.some((name) => name.endsWith('.xml'));
}

interface Read {
  format: 'qti21' | 'qti30';
  paper: Paper;
}

/**
 * Reads the questions of a package.
 * @throws {UnreadableError} paperOldQti; fileNotPaper if it has no items; fileUnreadable for names that lead out of it
 */
export async function readQtiPackage(archive: ZipArchive): Promise<Read> {
  if (!archive.names.every((name) => isPathInside(name.replace(/\/$/, ''))))
    throw new UnreadableError('fileUnreadable');
  const path = manifestOf(archive);
  const manifest = path === undefined ? undefined : await readManifest(archive, path);
  const listed = manifest?.items ?? [];
  const isListed = listed.length > 0;
  const names = isListed ? listed : archive.names.filter((name) => name.endsWith('.xml') && name !== path);
  const documents: QtiDocument[] = [];
  const missing: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one document after the other, in a bounded memory
    const { root, isCut } = await xmlTree(archive.read(name));
    if (isOldQti(root)) throw new UnreadableError('paperOldQti');
    if (root && isQtiItem(root))
      documents.push({ path: name, root, isCut, difficulty: manifest?.difficulties.get(name) });
    else if (isListed) missing.push(name);
  }
  const [first] = documents;
  if (!first) throw new UnreadableError(manifest?.isOld ? 'paperOldQti' : 'fileNotPaper');
  return {
    format: isQti3(first.root) ? 'qti30' : 'qti21',
    paper: readQti(
      documents,
      (name) => archive.has(name),
      notesOf({ isListed, hasTests: manifest?.hasTests ?? false, missing }),
    ),
  };
}

async function readManifest(archive: ZipArchive, path: string): Promise<QtiManifest | undefined> {
  const { root, isCut } = await xmlTree(archive.read(path));
  return root && !isCut ? readQtiManifest(root, path) : undefined;
}

function notesOf(read: { isListed: boolean; hasTests: boolean; missing: readonly string[] }): PaperNote[] {
  const { isListed, hasTests, missing } = read;
  const names = missing.slice(0, mostNamed).join(', ');
  return [
    ...(isListed ? [] : [{ code: 'manifestLeft' } as const]),
    ...(missing.length > 0
      ? [{ code: 'itemsMissing' as const, params: { count: missing.length, names } }]
      : []),
    ...(hasTests ? [{ code: 'testLeft' } as const] : []),
  ];
}
