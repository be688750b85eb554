import type { Import, Language } from '@sen/api/contract/model';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { cutText } from '@sen/domain/text/cutText';
import { importNotes } from '@sen/domain/imports/importNotes';
import { undoUntil } from '@sen/domain/imports/undo';
import { reportedErrors } from '../spreadsheets/columnSheet.ts';
import type { ImportRun, RefusedImportRow } from '../store/imports/importRuns.ts';

/** An import as the contract shows it, in the caller's language. */
export function importAnswer(
  { import_id, sheet, failure, created_at, finished_at, ...run }: ImportRun,
  rows: readonly RefusedImportRow[],
  { language, now }: { language: Language; now: Date },
): Import {
  const { kind, state, file_name, total, read, saved, changed, repeated, refused, undone, kept } = run;
  return {
    id: import_id,
    kind,
    state,
    file_name,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    total,
    read,
    saved,
    changed,
    repeated,
    refused,
    undone,
    kept,
    undo_until: undoUntil({ ...run, created_at }, now)?.toISOString() ?? null,
    failure: failure && { code: failure.code, message: errorMessage(failure.code, language, failure.params) },
    notes: sheet ? importNotes(sheet, language) : [],
    rows: rows.map(({ row, name, errors }) => ({
      row,
      name: cutText(name, 500),
      errors: sheet ? reportedErrors(errors, sheet, language) : [],
    })),
  };
}
