import type { ImportReport } from '@sen/api/contract/model';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import type { ImportRowError, ImportTarget } from '@sen/ui/ImportDialog';
import { useRef } from 'react';
import { errorText } from '../../app/errors/errorText';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { errorsOf } from '../../patterns/imports/importRows';
import { useImportUnit } from '../../patterns/imports/useImportUnit';
import { importWords as words } from './importWords';
import { questionOutcome } from './questionOutcome';
import { refusedRowsFile } from './refusedRowsFile';

/** The fixes of a row so far, and the server's result for them. */
interface Fixed {
  cells: Record<string, string>;
  read?: ImportReport['rows'][number];
}

/** The import of questions: wrong cells can be fixed before the start. */
export function useQuestionImport(): ImportDefinition<ImportReport> {
  const { unit, first } = useImportUnit(words('unitFirst'));
  /** By report and row; all are sent each time, since one row may duplicate another. */
  const fixed = useRef(new WeakMap<ImportReport, Map<number, Fixed>>());

  function fixesOf(report: ImportReport): Map<number, Fixed> {
    const known = fixed.current.get(report) ?? new Map<number, Fixed>();
    fixed.current.set(report, known);
    return known;
  }

  async function fix(
    file: File,
    report: ImportReport,
    row: number,
    changes: Readonly<Record<string, string>>,
  ): Promise<readonly ImportRowError[]> {
    const { sheet, header_row, mapping } = report;
    const fixes = fixesOf(report);
    const cells = { ...changes };
    fixes.set(row, { cells });
    try {
      const { data } = await questionMutations.check({
        ...unit,
        file,
        sheet,
        header_row,
        mapping,
        rows: [row],
        fixes: [...fixes].map(([number, made]) => ({ row: number, cells: made.cells })),
      });
      const [found] = data.rows;
      if (found && fixes.get(row)?.cells === cells) fixes.set(row, { cells, read: found });
      return found ? errorsOf(found) : [];
    } catch (error) {
      // The check failed: saving must wait until it succeeds.
      return [{ reason: errorText(error) }];
    }
  }

  const fileNames = { template: words('templateName'), refused: words('refusedName') };
  return {
    kind: 'questions',
    check: (file, how, signal) => questionMutations.check({ ...unit, file, ...how }, signal),
    start: (file, how, import_id) => questionMutations.import({ ...unit, file, ...how, import_id }),
    template: (format) => questionMutations.template({ format, ...unit }),
    fileNames,
    checked: (file, { rows, notes }, error) => ({
      kind: 'preview',
      fileName: file.name,
      rows: rows.map((row) => ({
        number: row.row,
        name: row.title,
        cells: row.cells,
        errors: errorsOf(row),
      })),
      notes: notes.map(({ message }) => message),
      error,
    }),
    columns: columnsOf,
    fix: (file, report) => (row, changes) => fix(file, report, row, changes),
    async refusedRows(_file, report) {
      const known = fixesOf(report);
      const rows = report.rows.map((row) => known.get(row.row)?.read ?? row);
      return { name: `${fileNames.refused}.csv`, file: refusedRowsFile({ ...report, rows }) };
    },
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

/** The columns that the file has, and those that it lacks and a row needs: they can be filled in too. */
function columnsOf({ columns, mapping, rows }: ImportReport): readonly ImportTarget[] {
  const wrong = new Set(rows.flatMap(({ errors }) => errors.map(({ column }) => column)));
  const isInFile = (key: string) => mapping[key] !== undefined;
  return columns
    .filter(({ key }) => isInFile(key) || wrong.has(key))
    .map((column) => ({
      ...column,
      label: isInFile(column.key) ? column.label : words('notInFile', { column: column.label }),
      width: widths[column.key] ?? 'medium',
    }));
}

const widths: Readonly<Record<string, ImportTarget['width']>> = {
  title: 'widest',
  character_limit: 'narrow',
  shuffle: 'narrow',
  numbering: 'narrow',
  status: 'narrow',
};
