import type { Retake, StudentWork } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { retakeChoices } from '@sen/domain/attempts/resetAttempt';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Callout } from '@sen/ui/Callout';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { formatDateTime, formatNumber } from '../../words/formats';
import { testName } from '../../words/testName';
import { type AttemptRow, attemptRows, isResettable } from './attemptActions';
import { workWords as words } from './workWords';

interface ResetDialogProps {
  work: StudentWork;
  /** The attempt that it was opened for; another one can be chosen. */
  chosen?: AttemptRow;
  onDone: () => void;
  onClose: () => void;
}

interface ResetForm {
  assignment_id: string | null;
  attempt_id: string | null;
  retake: Retake | null;
  reason: string;
}

/** Resets an attempt of a student, and says what goes and what stays. */
export function ResetDialog({ work, chosen, onDone, onClose }: ResetDialogProps) {
  const { student, surveys } = work;
  const rows = attemptRows(work).filter(isResettable);
  const exams = surveys.filter((exam) => rows.some((row) => row.exam === exam));
  const rowOf = ({ attempt_id }: ResetForm) => rows.find(({ id }) => id === attempt_id);
  /** An exam with one attempt needs no second choice. */
  const choiceOf = (assignment_id: string) => {
    const [only, ...others] = rows.filter(({ exam }) => exam.assignment_id === assignment_id);
    return { assignment_id, attempt_id: only && others.length === 0 ? only.id : null };
  };
  const [first] = exams;
  const initial: ResetForm = {
    assignment_id: null,
    attempt_id: null,
    retake: null,
    reason: '',
    ...(first && exams.length === 1 ? choiceOf(first.assignment_id) : {}),
    ...(chosen ? { assignment_id: chosen.exam.assignment_id, attempt_id: chosen.id } : {}),
  };
  return (
    <FormDialog
      title={words('resetTitle', { name: student.name })}
      size="large"
      danger
      submit={words('resetAction')}
      initial={initial}
      check={(form) =>
        (['assignment_id', 'attempt_id', 'retake'] as const)
          .filter((name) => form[name] === null)
          .map((name) => fieldError(name, 'thisFieldIsRequired'))
      }
      send={({ assignment_id, attempt_id, retake, reason }) =>
        classMutations.resetAttempt(work.classroom_id, {
          student_id: student.id,
          assignment_id: assignment_id ?? '',
          attempt_id: attempt_id ?? '',
          number: rows.find(({ id }) => id === attempt_id)?.number ?? 0,
          retake: retake ?? 'none',
          ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        })
      }
      toast={words('resetDone', { name: student.name })}
      invalidates={[classQueries.all(), attemptQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value, change, field }) => (
        <Stack gap="m">
          <Select
            name="assignment_id"
            label={words('exam')}
            required
            value={value.assignment_id}
            options={exams.map((exam) => ({ value: exam.assignment_id, label: testName(exam) }))}
            onChange={(id) => change({ ...choiceOf(id), retake: null })}
          />
          <Select
            {...field('attempt_id')}
            label={words('chooseAttempt')}
            required
            disabled={value.assignment_id === null}
            options={rows
              .filter(({ exam }) => exam.assignment_id === value.assignment_id)
              .map((row) => ({ value: row.id, label: optionOf(row) }))}
          />
          <RadioGroup
            {...field('retake')}
            label={words('retake')}
            required
            options={retakeChoices.map((choice) => choiceLine(choice, rowOf(value)))}
          />
          <TextArea
            {...field('reason')}
            label={words('reason')}
            description={words('reasonHelp')}
            maxLength={500}
          />
          <Callout tone="waiting">
            <Stack gap="xs">
              <Text>{words('whatGoes')}</Text>
              <Text>{words('whatStays')}</Text>
            </Stack>
          </Callout>
        </Stack>
      )}
    </FormDialog>
  );
}

function optionOf({ number, submitted_at, final_score }: AttemptRow): string {
  const shown = { number: number + 1, time: formatDateTime(submitted_at ?? '') };
  return final_score === null
    ? words('attemptOption', shown)
    : words('attemptScored', { ...shown, score: formatNumber(final_score) });
}

/** What cannot follow is closed, with the reason. */
function choiceLine(choice: Retake, row: AttemptRow | undefined) {
  const refusal = choice === 'again' ? (row?.exam.retake_refusal ?? null) : null;
  return {
    value: choice,
    label: words(choice),
    description: refusal ?? words(choice === 'again' ? 'againText' : 'noneText'),
    disabled: refusal !== null,
  };
}
