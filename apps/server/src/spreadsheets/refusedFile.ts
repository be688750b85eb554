import type { Readable } from 'node:stream';
import type { ImportReport } from '@sen/api/contract/model';
import { reasonWords, reportedReasons, withoutReasons } from './reasonColumn.ts';
import { sheetStream } from './sheetStream.ts';
import type { SheetCells, StreamedSheet } from './StreamedSheet.ts';
import type { Language } from '@sen/api/contract/model';

interface RefusedRow {
  /** The cells as typed, by place. */
  cells: readonly string[];
  errors: ImportReport['rows'][number]['errors'];
}

/**
 * A file of refused rows as they were typed, with a column of reasons. The reasons of an earlier try are outdated and
 * left out.
 */
export function refusedFile(
  { format, language, headers }: Pick<StreamedSheet, 'format'> & { language: Language; headers: string[] },
  parts: AsyncIterable<readonly RefusedRow[]>,
): Readable {
  const { sheet: name, reason } = reasonWords[language];
  const places = withoutReasons(headers);
  const columns = [...places.map(() => ({ width: 22 })), { width: 60 }];
  async function* rows(): AsyncGenerator<SheetCells[]> {
    yield [[...places.map((place) => headers[place] ?? ''), reason]];
    for await (const part of parts) {
      if (part.length === 0) continue;
      yield part.map(({ cells, errors }) => [
        ...places.map((place) => cells[place] ?? ''),
        reportedReasons(errors),
      ]);
    }
  }
  return sheetStream({ format, name, columns }, rows());
}
