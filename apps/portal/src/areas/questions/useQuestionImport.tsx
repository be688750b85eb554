import type { ImportReport } from '@sen/api/contract/model';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import type { ImportRow, ImportTarget } from '@sen/ui/ImportDialog';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { errorsOf } from '../../patterns/imports/importRows';
import { useImportUnit } from '../../patterns/imports/useImportUnit';
import { importWords as words } from './importWords';
import { questionOutcome } from './questionOutcome';

/** The import of questions: wrong cells can be fixed before the start. */
export function useQuestionImport(): ImportDefinition<ImportReport> {
  const { unit, first } = useImportUnit(words('unitFirst'));
  return {
    kind: 'questions',
    check: (file, how, signal) => questionMutations.check({ ...unit, file, ...how }, signal),
    start: (file, how, import_id) => questionMutations.import({ ...unit, file, ...how, import_id }),
    template: (format) => questionMutations.template({ format, ...unit }),
    fileNames: { template: words('templateName'), refused: words('refusedName') },
    checked: (file, report, { first: before, error, checking }) => ({
      kind: 'preview',
      fileName: file.name,
      rows: questionRows(before, report),
      notes: report.notes.map(({ message }) => message),
      error,
      checking,
    }),
    widths,
    download: (file, { rows: _all, ...how }, content) =>
      questionMutations.refusedRows({ ...unit, file, ...how, content }),
    outcome: questionOutcome,
    invalidates: questionQueries.all(),
    ...first,
    messages: {
      stepSave: words('import'),
      notSaved: words('notStarted'),
      save: (rows) => words('start', { count: rows }),
    },
  };
}

/** All rows, with the errors that those with fixes have now. */
function questionRows({ rows }: ImportReport, latest: ImportReport): ImportRow[] {
  const now = new Map(latest.rows.map((row) => [row.row, row]));
  return rows.map((row) => ({
    number: row.row,
    name: row.title,
    cells: row.cells,
    errors: errorsOf(now.get(row.row) ?? row),
    before: errorsOf(row),
  }));
}

const widths: Readonly<Record<string, ImportTarget['width']>> = {
  title: 'widest',
  character_limit: 'narrow',
  shuffle: 'narrow',
  numbering: 'narrow',
  status: 'narrow',
  difficulty: 'narrow',
};
