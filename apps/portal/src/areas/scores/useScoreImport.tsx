import type { Assignment, MemberImportReport } from '@sen/api/contract/model';
import { scoreMutations } from '@sen/api/resources/scores/scoreMutations';
import { isBlankText } from '@sen/domain/errors/required';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { classImport } from '../../patterns/imports/classImport';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { formatDateTime, formatNumber } from '../../words/formats';
import { words } from './words';

/** The import of scores of one of these exams of a class: the one that the address names, the only one, or whichever is chosen. */
export function useScoreImport(
  cid: string,
  exams: readonly Assignment[],
): ImportDefinition<MemberImportReport> {
  const [search] = useSearchParams();
  const [asked] = useState(search.get('exam'));
  const [chosen, setChosen] = useState(asked);
  const [reason, setReason] = useState('');
  const exam = exams.find(({ id }) => id === chosen) ?? (exams.length === 1 ? exams[0] : undefined);
  const path = { id: cid, assignment_id: exam?.id ?? '' };
  const missing = [
    ...(exam ? [] : [words('examFirst')]),
    ...(isBlankText(reason) ? [words('reasonFirst')] : []),
  ];
  return classImport({
    kind: 'scores',
    classId: cid,
    check: (sheet, signal) => scoreMutations.check(path, sheet, signal),
    start: (sheet) => scoreMutations.import(path, { ...sheet, reason }),
    refused: (sheet) => scoreMutations.refusedRows(path, sheet),
    template: (format) => scoreMutations.template(path, format),
    listed: true,
    countsOf: ({ total, good, changed, repeated, refused }) => [
      count('rows', total),
      count('good', good),
      count('changed', changed),
      count('repeated', repeated),
      count('refused', refused),
    ],
    undoText: words('undoText'),
    first: {
      field: (
        <Stack>
          <Text>{words('note')}</Text>
          <Select
            label={words('exam')}
            required
            description={words('examHelp')}
            value={exam?.id ?? null}
            options={exams.map((one) => ({ value: one.id, label: examLabel(one) }))}
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
      missing: missing.length > 0 ? missing.join(' ') : undefined,
    },
    // It lists the scores of the exam.
    hasTemplate: exam !== undefined,
    about: exam && [
      { term: words('exam'), details: examLabel(exam) },
      { term: words('reason'), details: reason },
    ],
    texts: {
      templateName: words('templateName'),
      refusedName: words('refusedName'),
      done: (saved) => words('done', { count: saved }),
      noneDone: words('noneDone'),
      seeClass: words('seeClass'),
      messages: {
        stepSave: words('import'),
        drop: words('drop'),
        subject: words('student'),
        changedTab: words('preview'),
        firstChanges: (shown, all) => words('firstRows', { shown, count: all }),
        start: (rows) => words('start', { count: rows }),
        nothing: words('nothing'),
        notSaved: words('notStarted'),
      },
    },
  });
}

const examLabel = ({ title, start_time }: Assignment) =>
  words('examOf', { title, time: formatDateTime(start_time) });

type Counted = 'rows' | 'good' | 'changed' | 'repeated' | 'refused';
const count = (label: Counted, value: number) => ({ label: words(label), value: formatNumber(value) });
