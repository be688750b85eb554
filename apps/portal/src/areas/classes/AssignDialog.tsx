import type { Class, Exam } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import {
  assignmentErrors,
  chosenAsPlanned,
  chosenForClass,
  draftOf,
  newDraft,
} from '../../patterns/assignments/assignmentDraft';
import { AssignmentFields } from '../../patterns/assignments/AssignmentFields';
import { ExamChoice } from './ExamChoice';

interface AssignDialogProps extends Pick<ActionDialogProps<Class>, 'items' | 'onClose'> {
  /** An exam of the course, to be assigned where the course has it; without it one is chosen. */
  planned?: { exam: Exam; chapter_id: string | null };
}

/** Assigns a public exam to the class, a chapter or a session of it: time window, duration, attempts. */
export function AssignDialog({ items: [classroom], planned, onClose }: AssignDialogProps) {
  const [opened] = useState(() => new Date());
  if (!classroom) return null;
  return (
    <FormDialog
      title={planned ? words('titleOfPlanned', { title: planned.exam.title }) : words('title')}
      size="large"
      submit={words('submit')}
      confirms={{ code: 'examAlreadyAssigned', submit: words('submitAgain') }}
      initial={() => {
        const draft = newDraft(classroom, opened, newId());
        return planned ? { ...draft, ...chosenAsPlanned(planned.exam, planned) } : draft;
      }}
      check={(draft) => assignmentErrors(draft, classroom, new Date())}
      send={(draft, again) => classMutations.assign(classroom.id, draftOf(draft), again)}
      toast={({ data }) => words('assigned', { title: data.title, classroom: classroom.classroom_name })}
      invalidates={[classQueries.all()]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          {!planned && (
            <ExamChoice
              value={fields.value.survey_id}
              onChange={(exam) => fields.change(chosenForClass(exam, classroom, fields.value))}
            />
          )}
          <AssignmentFields classroom={classroom} opened={opened} fields={fields} />
        </>
      )}
    </FormDialog>
  );
}
