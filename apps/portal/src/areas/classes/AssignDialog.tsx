import type { AssignmentDraft, Class } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Dialog } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { newId } from '../../app/newId';
import { formatDateTime } from '../../words/formats';
import { errorsOf, newDraft, withExam } from './assignmentDraft';
import { ExamChoice } from './ExamChoice';
import { assignWords as words } from './words';

interface AssignDialogProps {
  classroom: Class;
  onClose: () => void;
}

type NumberKey = 'duration_minutes' | 'retakes' | 'deduction_percent' | 'questions_per_page';

/** Assigns a public exam to the class: when, how long, how often. */
export function AssignDialog({ classroom, onClose }: AssignDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [opened] = useState(() => new Date());
  const [draft, setDraft] = useState(() => newDraft(classroom, opened, newId()));
  const [found, setFound] = useState<Record<string, string>>();
  const assigning = useMutation({
    mutationFn: (body: AssignmentDraft) => classMutations.assign(classroom.id, body),
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      showToast({ tone: 'success', text: words('assigned', { title: data.title }) });
      void queries.invalidateQueries({ queryKey: classQueries.all() });
      onClose();
    },
  });
  const refused = useMemo(() => serverFieldErrors(assigning.error), [assigning.error]);
  const change = (part: Partial<AssignmentDraft>) => setDraft((now) => ({ ...now, ...part }));

  function submit() {
    const errors = errorsOf(draft, classroom, new Date());
    setFound(errors);
    if (!errors) assigning.mutate(draft);
  }

  const bounds = {
    min: classroom.classroom_start_time,
    max: classroom.classroom_end_time,
    now: opened.toISOString(),
    noPast: true,
  } as const;
  const number = (key: NumberKey, label: string, max: number, min = 0) => (
    <NumberField
      name={key}
      label={label}
      required
      value={Number.isNaN(draft[key]) ? null : draft[key]}
      min={min}
      max={max}
      onChange={(value) => change({ [key]: value ?? Number.NaN })}
    />
  );

  return (
    <Dialog
      open
      title={words('title')}
      closeOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={assigning.isPending}>
            {words('submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={words('title')} errors={found ?? refused} onSubmit={submit}>
        {assigning.isError && !found && (
          <Callout tone="danger" live>
            {errorText(assigning.error)}
          </Callout>
        )}
        <ExamChoice
          value={draft.survey_id}
          onChange={(exam) => setDraft((now) => withExam({ ...now, survey_id: exam.id }, exam))}
        />
        <Stack gap="xs">
          <Columns division="halves">
            <DateTimePicker
              {...bounds}
              name="start_time"
              label={words('start')}
              required
              value={draft.start_time || null}
              onChange={(value) => change({ start_time: value ?? '' })}
            />
            <DateTimePicker
              {...bounds}
              name="end_time"
              label={words('end')}
              required
              value={draft.end_time || null}
              onChange={(value) => change({ end_time: value ?? '' })}
            />
          </Columns>
          <Text size="small" tone="muted">
            {words('within', {
              start: formatDateTime(classroom.classroom_start_time),
              end: formatDateTime(classroom.classroom_end_time),
            })}
          </Text>
        </Stack>
        <Columns division="halves">
          {number('duration_minutes', words('duration'), 1440, 1)}
          {number('questions_per_page', words('perPage'), 100, 1)}
          {number('retakes', words('retakes'), 20)}
          {number('deduction_percent', words('deduction'), 100)}
        </Columns>
        <Checkbox
          name="is_final"
          label={words('final')}
          checked={draft.is_final ?? false}
          onChange={(is_final) => change({ is_final })}
        />
      </Form>
    </Dialog>
  );
}
