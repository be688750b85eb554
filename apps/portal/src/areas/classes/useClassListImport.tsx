import type { Import, MemberImportReport } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { fixableRows } from '../../patterns/imports/importRows';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { classListWords as words } from './classListWords';

/** The import of a list of students, who have accounts, into a class. */
export function useClassListImport(cid: string): ImportDefinition<MemberImportReport> {
  return {
    kind: 'students',
    classId: cid,
    check: (file, { rows: _all, ...how }, signal) => classMutations.checkList(cid, { file, ...how }, signal),
    start: (file, { rows: _all, ...how }, import_id) =>
      classMutations.importList(cid, { file, ...how, import_id }),
    download: (file, { rows: _all, ...how }, content) =>
      classMutations.refusedStudents(cid, { file, ...how, content }),
    template: classMutations.listTemplate,
    fileNames: { template: words('templateName'), refused: words('refusedName') },
    checked: (file, report, { first, fixed, error, checking }) => ({
      kind: 'checked',
      fileName: file.name,
      good: report.good,
      counts: [
        count('rows', report.total),
        count('good', report.good),
        count('repeated', report.repeated),
        count('refused', report.refused),
      ],
      refused: report.refused,
      rows: fixableRows(first, report, fixed),
      checking,
      notes: report.notes.map(({ message }) => message),
      error,
    }),
    outcome: (done) => outcome(done, cid),
    invalidates: classQueries.all(),
    messages: {
      stepSave: words('import'),
      drop: words('drop'),
      subject: words('student'),
      start: (rows) => words('start', { count: rows }),
      nothing: words('nothing'),
      notSaved: words('notStarted'),
    },
  };
}

function outcome({ total, saved, repeated, refused }: Import, cid: string) {
  const counts = [
    count('rows', total ?? 0),
    count('saved', saved),
    count('repeated', repeated),
    count('refused', refused),
  ];
  if (saved === 0) return { counts, title: words('noneDone') };
  return {
    counts,
    title: words('done', { count: formatNumber(saved) }),
    link: <ButtonLink href={`${href('classroom', { cid })}?tab=students`}>{words('seeClass')}</ButtonLink>,
  };
}

type Counted = 'rows' | 'good' | 'saved' | 'repeated' | 'refused';
const count = (label: Counted, value: number) => ({ label: words(label), value: formatNumber(value) });
