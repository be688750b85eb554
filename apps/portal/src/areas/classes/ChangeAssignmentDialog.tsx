import type { Assignment, Class } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Callout } from '@sen/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import { chosenExam, draftOf, formOf } from '../../patterns/assignments/assignmentDraft';
import { AssignmentFields } from '../../patterns/assignments/AssignmentFields';
import { ExamChoice } from './ExamChoice';

/** Changes an assigned exam; the server refuses at its field what may not change once somebody has begun. */
export function ChangeAssignmentDialog({ items: [assignment], onClose }: ActionDialogProps<Assignment>) {
  const classroom = useQuery(classQueries.detail(assignment?.classroom_id ?? '')).data?.data;
  if (!assignment || !classroom) return null;
  return <ChangeForm assignment={assignment} classroom={classroom} onClose={onClose} />;
}

interface ChangeFormProps {
  assignment: Assignment;
  classroom: Class;
  onClose: () => void;
}

function ChangeForm({ assignment, classroom, onClose }: ChangeFormProps) {
  const [opened] = useState(() => new Date());
  const begun = assignment.begun_count ?? 0;
  return (
    <FormDialog
      title={words('changeTitle', { title: assignment.title })}
      size="large"
      submit={words('save')}
      initial={() => formOf(assignment)}
      send={(draft) => classMutations.changeAssignment(classroom.id, assignment.id, draftOf(draft))}
      toast={() => words('changed')}
      invalidates={[classQueries.all()]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          {begun > 0 && <Callout tone="waiting">{words('begun', { count: begun })}</Callout>}
          <ExamChoice value={fields.value.survey_id} onChange={(exam) => fields.change(chosenExam(exam))} />
          <AssignmentFields classroom={classroom} opened={opened} fields={fields} />
        </>
      )}
    </FormDialog>
  );
}
