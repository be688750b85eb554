import type { PaperFormat } from '@sen/api/contract/model';
import { beginsAsAiken, isAiken, readAiken } from '@sen/domain/papers/gift/readAiken';
import { beginsAsGift, isGift, readGift } from '@sen/domain/papers/gift/readGift';
import { readMoodle } from '@sen/domain/papers/moodle/readMoodle';
import { readOutline } from '@sen/domain/papers/outline/readOutline';
import { readQti } from '@sen/domain/papers/qti/readQti';
import { isOldQti, isQti3, isQtiItem } from '@sen/domain/papers/qti/qtiTree';
import type { Paper } from '@sen/domain/papers/PaperQuestion';
import { plainLine } from '@sen/domain/papers/text/PaperLine';
import { decodeText } from '../spreadsheets/decodeText.ts';
import { UnreadableError } from '../spreadsheets/UnreadableError.ts';
import { mostQuestions } from './PaperReading.ts';
import { xmlTree } from './xmlTree.ts';

/** 5,000 questions with ten options each are about 75,000. */
const mostLines = 250_000;

interface Read {
  format: PaperFormat;
  paper: Paper;
}

/** Reads a file of text by the format that its content has. */
export async function readText(bytes: Uint8Array): Promise<Read> {
  const sample = bytes.subarray(0, 4096);
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (!isWide && sample.some((byte) => byte < 9)) throw new UnreadableError('fileNotPaper');
  const text = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');
  if (/^\s*</.test(text)) return readXmlFile(text);
  if (hasManyLines(text)) throw new UnreadableError('tooManyRows', { max: mostQuestions });
  if (isAiken(text) && !isGift(text)) return { format: 'aiken', paper: readAiken(text) };
  if (isGift(text) || beginsAsGift(text)) return { format: 'gift', paper: readGift(text) };
  const blocks = text.split('\n').map((line) => ({ kind: 'line', line: plainLine(line) }) as const);
  const paper = readOutline({ blocks, figures: new Map() });
  // Options without numbered questions: Aiken that ends before its first answer.
  if (paper.questions.length === 0 && beginsAsAiken(text)) return { format: 'aiken', paper: readAiken(text) };
  return { format: 'text', paper };
}

function hasManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= mostLines; at = text.indexOf('\n', at + 1))
    lines += 1;
  return lines > mostLines;
}

/** The beginning of a document, before its first tag ends. */
const xmlBeginning = /^\s*(?:<[?a-z][^>]*)?$/i;

async function readXmlFile(text: string): Promise<Read> {
  // Decoded already: the encoding that the document names is that of the file.
  const document = text.replace(/^\s*<\?xml[^>]*\?>/, '');
  if (xmlBeginning.test(document)) throw new UnreadableError('paperCut', { format: 'XML' });
  const { root, isCut } = await xmlTree(piecesOf(document));
  if (root?.name === 'quiz') return { format: 'moodle', paper: readMoodle(root, isCut) };
  if (isOldQti(root)) throw new UnreadableError('paperOldQti');
  if (root && isQtiItem(root))
    return {
      format: isQti3(root) ? 'qti30' : 'qti21',
      paper: readQti([{ path: 'item.xml', root, isCut }]),
    };
  throw new UnreadableError('fileNotPaper');
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
