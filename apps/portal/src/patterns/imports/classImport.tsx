import type { Import, MemberImportReport, RefusedContent } from '@sen/api/contract/model';
import type { SheetFile } from '@sen/api/resources/imports/SheetFile';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import type { ImportCount, ImportFlowProps } from '@sen/ui/ImportDialog';
import { href } from '../../routes/paths';
import { headingOf } from './columnMapping';
import type { ImportDefinition } from './ImportDefinition';
import { fixableRows } from './importRows';

type Definition = ImportDefinition<MemberImportReport>;

/** Rows by outcome, before the start or after it. */
export type RowCounts = Pick<MemberImportReport, 'total' | 'good' | 'changed' | 'repeated' | 'refused'>;

interface ClassImport extends Pick<Definition, 'first' | 'about' | 'undoText' | 'template' | 'hasTemplate'> {
  kind: 'students' | 'scores';
  classId: string;
  check: (sheet: SheetFile, signal: AbortSignal) => Promise<{ data: MemberImportReport }>;
  start: (sheet: SheetFile & { import_id: string; file_digest: string }) => Promise<{ data: Import }>;
  refused: (sheet: SheetFile & { content: RefusedContent }) => Promise<unknown>;
  /** Whether its rows, new and changed, are listed before the start. */
  listed?: boolean;
  countsOf: (counts: RowCounts, when: 'before' | 'after') => ImportCount[];
  texts: {
    templateName: string;
    refusedName: string;
    /** Of the outcome, by how many rows were saved. */
    done: (count: number) => string;
    noneDone: string;
    seeClass: string;
    messages: NonNullable<ImportFlowProps['messages']>;
  };
  /** The tab of the class that shows the outcome. */
  tab?: string;
}

/** The import of a file about the students of a class: who they are, or their scores. */
export function classImport({
  kind,
  classId,
  check,
  start,
  refused,
  listed = false,
  countsOf,
  texts,
  tab,
  ...rest
}: ClassImport): Definition {
  const place = `${href('classroom', { cid: classId })}${tab === undefined ? '' : `?tab=${tab}`}`;
  return {
    ...rest,
    kind,
    classId,
    check: (file, { rows: _all, ...how }, signal) => check({ file, ...how }, signal),
    start: (file, { rows: _all, ...how }, import_id) => start({ file, ...how, import_id }),
    download: (file, { rows: _all, ...how }, content) => refused({ file, ...how, content }),
    fileNames: { template: texts.templateName, refused: texts.refusedName },
    checked: (file, report, { first, fixed, error, checking }) => ({
      kind: 'checked',
      fileName: file.name,
      good: report.good + report.changed,
      fresh: report.good,
      ...(listed && report.changes.length > 0 && { changes: changesOf(report) }),
      counts: countsOf(report, 'before'),
      refused: report.refused,
      rows: fixableRows(first, report, fixed),
      checking,
      notes: report.notes.map(({ message }) => message),
      error,
    }),
    outcome: ({ total, saved, changed, repeated, refused: wrong }) => {
      const counts = countsOf({ total: total ?? 0, good: saved, changed, repeated, refused: wrong }, 'after');
      if (saved + changed === 0) return { counts, title: texts.noneDone };
      return {
        counts,
        title: texts.done(saved + changed),
        link: <ButtonLink href={place}>{texts.seeClass}</ButtonLink>,
      };
    },
    invalidates: classQueries.all(),
    messages: texts.messages,
  };
}

function changesOf({ good, changed, changes, ...file }: MemberImportReport) {
  const rows = changes.map(({ row, name, cells }) => ({
    number: row,
    name,
    cells: cells.map(({ column, label, before, after }) => ({
      column: headingOf(file, column) ?? label,
      before,
      after,
    })),
  }));
  return { count: changed, total: good + changed, rows, applied: true };
}
