import type { Import, MemberImportReport } from '@sen/api/contract/model';
import { memberMutations, type MemberImport } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { headingOf } from '../../patterns/imports/columnMapping';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { fixableRows } from '../../patterns/imports/importRows';
import { useImportUnit } from '../../patterns/imports/useImportUnit';
import { useState } from 'react';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';

/** The import of members: into the own unit, or for roles above the units into a chosen one. */
export function useMemberImport(): ImportDefinition<MemberImportReport> {
  const [applied, setApplied] = useState(true);
  const { unit, first } = useImportUnit(words('unitFirst'));
  const into = (file: File): MemberImport => ({ file, ...unit });
  const fileNames = { template: words('templateName'), refused: words('downloadName') };
  return {
    kind: 'members',
    check: (file, { rows: _all, ...how }, signal) => memberMutations.check({ ...into(file), ...how }, signal),
    start: (file, { rows: _all, ...how }, import_id) =>
      memberMutations.import({
        ...into(file),
        ...how,
        changes: applied ? 'apply' : 'skip',
        import_id,
      }),
    template: memberMutations.template,
    fileNames,
    checked: (file, report, { first: before, fixed, error, checking }) => ({
      kind: 'checked',
      fileName: file.name,
      good: report.good + (applied ? report.changed : 0),
      fresh: report.good,
      ...(report.changed > 0 && { changes: changesOf(report, applied) }),
      counts: [
        count('rows', report.total),
        count('good', report.good),
        ...(report.changed > 0 ? [count('changing', report.changed)] : []),
        count('repeated', report.repeated),
        count('refused', report.refused),
      ],
      refused: report.refused,
      rows: fixableRows(before, report, fixed),
      checking,
      notes: report.notes.map(({ message }) => message),
      error,
    }),
    download: (file, { rows: _all, ...how }, content) =>
      memberMutations.refusedRows({ ...into(file), ...how, content }),
    onApplyChanges: setApplied,
    outcome,
    invalidates: memberQueries.all(),
    ...first,
    messages: {
      steps: words('steps'),
      stepSave: words('import'),
      drop: words('drop'),
      subject: words('name'),
      readingNote: words('readingNote'),
      start: (rows) => words('start', { count: rows }),
      nothing: words('nothing'),
      notSaved: words('notStarted'),
    },
  };
}

function changesOf({ changed, changes, ...file }: MemberImportReport, applied: boolean) {
  const rows = changes.map(({ row, name, cells }) => ({
    number: row,
    name,
    cells: cells.map(({ column, label, before, after }) => ({
      column: headingOf(file, column) ?? label,
      before,
      after,
    })),
  }));
  return { count: changed, rows, applied };
}

function outcome({ total, saved, changed, repeated, refused }: Import) {
  const counts = [
    count('rows', total ?? 0),
    count('saved', saved),
    ...(changed > 0 ? [count('changed', changed)] : []),
    count('repeated', repeated),
    count('refused', refused),
  ];
  if (saved === 0 && changed > 0)
    return { counts, title: words('updated', { count: formatNumber(changed) }) };
  if (saved === 0) return { counts, title: words('noneDone') };
  return {
    counts,
    title: words('done', { count: formatNumber(saved) }),
    text: words('next'),
    link: <ButtonLink href={href('inactiveMembers')}>{words('seeInactive')}</ButtonLink>,
  };
}

type Counted = 'rows' | 'good' | 'changing' | 'changed' | 'saved' | 'repeated' | 'refused';
const count = (label: Counted, value: number) => ({ label: words(label), value: formatNumber(value) });
