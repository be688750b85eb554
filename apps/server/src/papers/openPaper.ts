import type { PaperFormat } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { Paper, PaperQuestion } from '@sen/domain/papers/PaperQuestion';
import { type LoadedPicture, withFigures } from '@sen/domain/papers/withFigures';
import { RefusalError } from '../errors/RefusalError.ts';
import { keptMegabytes } from '../spreadsheets/ReadBudget.ts';
import { turnToRead } from '../spreadsheets/readingTurns.ts';
import type { Unreadable } from '../spreadsheets/Spreadsheet.ts';
import { answerOf } from '../spreadsheets/threadAnswer.ts';
import { startThread } from '../threads/startThread.ts';
import type { PaperReading } from './PaperReading.ts';
import { questionPicture } from './questionPicture.ts';
import type { PaperRequest } from './readPaper.ts';

const source = new URL('./paperThread.ts', import.meta.url);
const built = new URL('./paperThread.js', import.meta.url);

/** What the shared readers refuse in words of spreadsheets. */
const inWordsOfPapers: Partial<Record<ErrorCode, ErrorCode>> = {
  fileUnreadable: 'paperUnreadable',
  fileEmpty: 'paperFileEmpty',
  fileEncrypted: 'paperEncrypted',
  tooManyRows: 'paperManyQuestions',
  tooMuchText: 'paperTooLarge',
  readingTooLong: 'paperTooSlow',
};

/** The parser's tree besides the text that it holds. */
const besideMegabytes = 512;

/**
 * Reads the questions of a file in a thread of its own, with their pictures.
 * @throws {RefusalError} by the codes of packages/domain/papers
 */
export async function openPaper(
  request: PaperRequest,
  callerId: string,
): Promise<{ format: PaperFormat; notes: Paper['notes']; questions: PaperQuestion[] }> {
  const { format, notes, questions, figures, pictures } = await readInThread(request, callerId).catch(
    refuseInWordsOfPapers,
  );
  if (questions.length === 0) throw emptyPaper(format, notes);
  const loaded = new Map<string, LoadedPicture>();
  for (const [path, bytes] of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other, in a bounded memory
    const picture = await questionPicture(bytes);
    if (picture) loaded.set(path, picture);
  }
  return {
    format,
    notes,
    questions: questions.map((one) => withFigures(one, figures, ({ path }) => loaded.get(path))),
  };
}

const formatNames: Partial<Record<PaperFormat, string>> = {
  gift: 'GIFT',
  aiken: 'Aiken',
  moodle: 'Moodle XML',
  qti21: 'QTI 2.1',
  qti30: 'QTI 3.0',
};

/** Why there are no questions, with the advice that fits the format. */
function emptyPaper(format: PaperFormat, notes: Paper['notes']): RefusalError {
  const name = formatNames[format];
  if (name === undefined) return new RefusalError(format === 'text' ? 'paperTextEmpty' : 'paperEmpty');
  const isCut = notes.some(({ code }) => code === 'tailUnread' || code === 'fileCut');
  return new RefusalError(isCut ? 'paperCut' : 'paperWithoutQuestions', { params: { format: name } });
}

function refuseInWordsOfPapers(error: unknown): never {
  const code = error instanceof RefusalError ? inWordsOfPapers[error.code] : undefined;
  if (!(error instanceof RefusalError) || code === undefined) throw error;
  throw new RefusalError(code, error.details);
}

async function readInThread(request: PaperRequest, callerId: string): Promise<PaperReading> {
  const turn = await turnToRead(request.bytes.length, callerId);
  const kept = keptMegabytes(request.bytes.length);
  const thread = startThread(source, built, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: kept * 2 + besideMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  try {
    const reading = await answerOf<PaperReading | Unreadable>(thread, kept);
    if ('unreadable' in reading)
      throw new RefusalError(reading.unreadable, reading.params ? { params: reading.params } : {});
    return reading;
  } finally {
    await thread.terminate();
    turn.end();
  }
}
