import { Readable } from 'node:stream';
import type { Language, Question } from '@sen/api/contract/model';
import { questionColumnKeys, questionColumns } from '@sen/domain/imports/questionColumns';
import type { ExportQuestion } from '@sen/domain/papers/exports/ExportQuestion';
import { type ExportFormat, isCarried } from '@sen/domain/papers/exports/lossesOf';
import { sheetCells } from '@sen/domain/papers/exports/sheetCells';
import { giftQuestion } from '@sen/domain/papers/gift/writeGift';
import { moodleFrame, moodleQuestion } from '@sen/domain/papers/moodle/writeMoodle';
import type { QtiVersion } from '@sen/domain/papers/qti/qtiVersions';
import { type QtiListed, writeQtiItem, writeQtiManifest } from '@sen/domain/papers/qti/writeQti';
import { Download } from '../operations/Operation.ts';
import { type ZipEntry, zipPieces } from '../zip/zipBytes.ts';
import { sheetStream } from '../spreadsheets/sheetStream.ts';
import type { SheetCells } from '../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../spreadsheets/writeSpreadsheet.ts';

/** A question of the bank, and what is written of it. */
export interface Exported {
  question: Question;
  written: ExportQuestion;
}

const names = {
  vi: { file: 'cau-hoi', sheet: 'Câu hỏi' },
  en: { file: 'questions', sheet: 'Questions' },
} as const;

/**
 * The questions as a file that is sent while it is written; those that the format cannot carry are left out.
 * @param parts read one after the other, as the file is fetched
 */
export function writePaper(
  format: ExportFormat,
  parts: AsyncIterable<readonly Exported[]>,
  language: Language,
): Download {
  const { file, sheet } = names[language];
  const carried = onlyCarried(format, parts);
  switch (format) {
    case 'qti21':
    case 'qti30':
      return new Download(
        `${file}-${format}.zip`,
        'application/zip',
        streamed(zipPieces(qtiEntries(carried, format))),
      );
    case 'moodle':
      return new Download(`${file}-moodle.xml`, 'application/xml', streamed(moodleParts(carried)));
    case 'gift':
      return new Download(`${file}-gift.txt`, 'text/plain; charset=utf-8', streamed(giftParts(carried)));
    case 'xlsx': {
      const columns = questionColumnKeys.map((key) => ({ width: widths[key] ?? 24 }));
      const stream = sheetStream({ format, name: sheet, columns }, sheetRows(carried, language));
      return new Download(`${file}.xlsx`, spreadsheetTypes.xlsx, stream);
    }
  }
}

/** In characters; other columns hold answers. */
const widths: Partial<Record<(typeof questionColumnKeys)[number], number>> = {
  type: 18,
  title: 48,
  category: 28,
  character_limit: 12,
  shuffle: 12,
  numbering: 14,
  status: 14,
  difficulty: 14,
};

const streamed = (pieces: AsyncIterable<string | Uint8Array>) => Readable.from(pieces, { objectMode: false });

async function* onlyCarried(
  format: ExportFormat,
  parts: AsyncIterable<readonly Exported[]>,
): AsyncGenerator<Exported[]> {
  for await (const part of parts) yield part.filter(({ written }) => isCarried(written, format));
}

async function* moodleParts(parts: AsyncIterable<readonly Exported[]>): AsyncGenerator<string> {
  yield moodleFrame.start;
  let written = 0;
  for await (const part of parts)
    for (const one of part) {
      yield moodleQuestion(one.written, written);
      written += 1;
    }
  yield moodleFrame.end;
}

async function* giftParts(parts: AsyncIterable<readonly Exported[]>): AsyncGenerator<string> {
  for await (const part of parts) for (const one of part) yield `${giftQuestion(one.written)}\n`;
}

/** The list of the package is last, when all of it is known. */
async function* qtiEntries(
  parts: AsyncIterable<readonly Exported[]>,
  version: QtiVersion,
): AsyncGenerator<ZipEntry> {
  const listed: QtiListed[] = [];
  for await (const part of parts)
    for (const one of part) {
      const { xml, ...item } = writeQtiItem(one.written, listed.length + 1, version);
      const pictures = item.pictures.map(({ path }) => ({ path }));
      listed.push({ ...item, pictures });
      yield [item.path, xml];
      for (const { path, base64 } of item.pictures) yield [path, Buffer.from(base64, 'base64')];
    }
  yield ['imsmanifest.xml', writeQtiManifest(listed, version)];
}

async function* sheetRows(
  parts: AsyncIterable<readonly Exported[]>,
  language: Language,
): AsyncGenerator<SheetCells[]> {
  yield [questionColumnKeys.map((key) => questionColumns[key][language])];
  for await (const part of parts) {
    const rows = part.map(({ question, written }) =>
      sheetCells(written, { category: question.category.name, status: question.status }),
    );
    // An empty message would end the sheet.
    if (rows.length > 0) yield rows;
  }
}
