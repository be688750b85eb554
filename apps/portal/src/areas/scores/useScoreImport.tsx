import type { Assignment, Import, MemberImportReport } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { scoreMutations } from '@sen/api/resources/scores/scoreMutations';
import { isBlankText } from '@sen/domain/errors/required';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { fixableRows } from '../../patterns/imports/importRows';
import { href } from '../../routes/paths';
import { formatDateTime, formatNumber } from '../../words/formats';
import { words } from './words';

/** The import of scores of one of these exams of a class, the newest unless the address names one. */
export function useScoreImport(
  cid: string,
  exams: readonly Assignment[],
): ImportDefinition<MemberImportReport> {
  const [search] = useSearchParams();
  const [asked] = useState(search.get('exam'));
  const [chosen, setChosen] = useState(asked);
  const [reason, setReason] = useState('');
  const exam = exams.find(({ id }) => id === chosen) ?? exams.at(-1);
  const path = { id: cid, assignment_id: exam?.id ?? '' };
  return {
    kind: 'scores',
    classId: cid,
    check: (file, { rows: _all, ...how }, signal) => scoreMutations.check(path, { file, ...how }, signal),
    start: (file, { rows: _all, ...how }, import_id) =>
      scoreMutations.import(path, { file, ...how, reason, import_id }),
    download: (file, { rows: _all, ...how }, content) =>
      scoreMutations.refusedRows(path, { file, ...how, content }),
    template: (format) => scoreMutations.template(path, format),
    fileNames: { template: words('templateName'), refused: words('refusedName') },
    checked: (file, report, { first, fixed, error, checking }) => ({
      kind: 'checked',
      fileName: file.name,
      good: report.good + report.changed,
      fresh: report.good,
      ...(report.changed > 0 && { changes: changesOf(report) }),
      counts: [
        count('rows', report.total),
        count('good', report.good),
        count('changed', report.changed),
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
    undoText: words('undoText'),
    first: {
      field: (
        <Stack>
          <Text>{words('note')}</Text>
          <Select
            label={words('exam')}
            required
            value={path.assignment_id}
            options={exams.map(({ id, title, start_time }) => ({
              value: id,
              label: words('examOf', { title, time: formatDateTime(start_time) }),
            }))}
            onChange={setChosen}
          />
          <TextField
            label={words('reason')}
            description={words('reasonHelp')}
            required
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </Stack>
      ),
      missing: isBlankText(reason) ? words('reasonFirst') : undefined,
    },
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

function changesOf({ changed, changes }: MemberImportReport) {
  const rows = changes.map(({ row, name, cells }) => ({
    number: row,
    name,
    cells: cells.map(({ label, before, after }) => ({ column: label, before, after })),
  }));
  return { count: changed, rows, applied: true };
}

function outcome({ total, saved, changed, repeated, refused }: Import, cid: string) {
  const counts = [
    count('rows', total ?? 0),
    count('good', saved),
    count('changed', changed),
    count('repeated', repeated),
    count('refused', refused),
  ];
  if (saved + changed === 0) return { counts, title: words('noneDone') };
  return {
    counts,
    title: words('done', { count: saved + changed }),
    link: <ButtonLink href={href('classroom', { cid })}>{words('seeClass')}</ButtonLink>,
  };
}

type Counted = 'rows' | 'good' | 'changed' | 'repeated' | 'refused';
const count = (label: Counted, value: number) => ({ label: words(label), value: formatNumber(value) });
