import type { PaperFormat } from '@sen/api/contract/model';
import type { Paper } from '@sen/domain/papers/PaperQuestion';
import { picturesOf } from '@sen/domain/papers/withFigures';
import { ReadBudget } from '../spreadsheets/ReadBudget.ts';
import type { Unreadable } from '../spreadsheets/Spreadsheet.ts';
import { UnreadableError } from '../spreadsheets/UnreadableError.ts';
import { fileKind } from '../spreadsheets/fileKind.ts';
import { ZipArchive } from '../zip/ZipArchive.ts';
import { mostQuestions, type PaperReading } from './PaperReading.ts';
import { readDocx } from './readDocx.ts';
import { isQtiPackage, readQtiPackage } from './readQtiPackage.ts';
import { readText } from './readText.ts';

const mostPictures = 500;
/** A package has a file for each question, and its pictures. */
const mostEntries = 12_000;

/** A file that is read as a paper. */
export interface PaperRequest {
  bytes: Uint8Array;
  name: string;
}

/** Reads the questions of a file with their pictures. Runs in its own thread. */
export async function readPaper({ bytes, name }: PaperRequest): Promise<PaperReading | Unreadable> {
  const budget = new ReadBudget(bytes.length);
  try {
    const { format, paper, archive } = await read(bytes, name, budget);
    if (paper.questions.length > mostQuestions)
      throw new UnreadableError('tooManyRows', { max: mostQuestions });
    return { ...paper, format, pictures: await bytesOf(paper, archive) };
  } catch (error) {
    if (!(error instanceof UnreadableError)) return { unreadable: 'fileUnreadable' };
    return error.params ? { unreadable: error.code, params: error.params } : { unreadable: error.code };
  }
}

interface Read {
  format: PaperFormat;
  paper: Paper;
  archive?: ZipArchive;
}

async function read(bytes: Uint8Array, name: string, budget: ReadBudget): Promise<Read> {
  // By its name: Word does not open such a file under another one.
  if (/\.(?:docm|dotm)$/i.test(name)) throw new UnreadableError('paperWithMacros');
  const kind = fileKind(bytes, name);
  if (kind === 'empty') throw new UnreadableError('fileEmpty');
  if (kind === 'encrypted') throw new UnreadableError('fileEncrypted');
  if (kind === 'xls') throw new UnreadableError(/\.xls$/i.test(name) ? 'paperOfSheets' : 'paperOldWord');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readText(bytes);
  const archive = new ZipArchive(bytes, budget, mostEntries);
  if (archive.has('word/document.xml')) return { format: 'word', paper: await readDocx(archive), archive };
  if (archive.has('xl/workbook.xml') || archive.has('META-INF/manifest.xml'))
    throw new UnreadableError('paperOfSheets');
  if (isQtiPackage(archive)) return { ...(await readQtiPackage(archive)), archive };
  throw new UnreadableError('fileNotPaper');
}

async function bytesOf(
  { questions, figures }: Paper,
  archive: ZipArchive | undefined,
): Promise<Map<string, Uint8Array>> {
  const wanted = new Map(picturesOf(questions, figures).map((picture) => [picture.path, picture]));
  if (wanted.size > mostPictures) throw new UnreadableError('paperManyPictures', { max: mostPictures });
  const found = new Map<string, Uint8Array>();
  for (const [path, { base64 }] of wanted) {
    const bytes = base64 === undefined ? await entry(archive, path) : Buffer.from(base64, 'base64');
    if (bytes.length > 0) found.set(path, bytes);
  }
  return found;
}

async function entry(archive: ZipArchive | undefined, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of archive?.read(path) ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}
