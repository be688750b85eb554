import type { Class } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import { assignmentErrors, chosenExam, draftOf, newDraft } from '../../patterns/assignments/assignmentDraft';
import { AssignmentFields } from '../../patterns/assignments/AssignmentFields';
import { ExamChoice } from './ExamChoice';

/** Assigns a public exam to the class: time window, duration, attempts. */
export function AssignDialog({ items: [classroom], onClose }: ActionDialogProps<Class>) {
  const [opened] = useState(() => new Date());
  if (!classroom) return null;
  return (
    <FormDialog
      title={words('title')}
      size="large"
      submit={words('submit')}
      confirms={{ code: 'examAlreadyAssigned', submit: words('submitAgain') }}
      initial={() => newDraft(classroom, opened, newId())}
      check={(draft) => assignmentErrors(draft, classroom, new Date())}
      send={(draft, again) => classMutations.assign(classroom.id, draftOf(draft), again)}
      toast={({ data }) => words('assigned', { title: data.title, classroom: classroom.classroom_name })}
      invalidates={[classQueries.all()]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <ExamChoice value={fields.value.survey_id} onChange={(exam) => fields.change(chosenExam(exam))} />
          <AssignmentFields classroom={classroom} opened={opened} fields={fields} />
        </>
      )}
    </FormDialog>
  );
}
