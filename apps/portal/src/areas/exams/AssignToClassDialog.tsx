import type { Class, ExamRow } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { required } from '@sen/domain/errors/required';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import {
  assignmentErrors,
  chosenForClass,
  draftOf,
  emptyDraft,
  newDraft,
} from '../../patterns/assignments/assignmentDraft';
import { AssignmentFields } from '../../patterns/assignments/AssignmentFields';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import { ClassChoice } from '../../patterns/ClassChoice';
import { FormDialog } from '../../patterns/forms/FormDialog';

type AssignedExam = Pick<ExamRow, 'id' | 'title'>;

/** Assigns an exam to one of the user's classes; the class and the exam give the form its defaults. */
export function AssignToClassDialog({ items: [exam], onClose }: ActionDialogProps<AssignedExam>) {
  return exam ? <AssignForm exam={exam} onClose={onClose} /> : null;
}

function AssignForm({ exam, onClose }: { exam: AssignedExam; onClose: () => void }) {
  const queries = useQueryClient();
  const [opened] = useState(() => new Date());
  const [chosen, setChosen] = useState<string | null>(null);
  const [classroom, setClassroom] = useState<Class | null>(null);

  async function defaultsOf(classroomId: string) {
    const [{ data: taught }, { data: whole }] = await Promise.all([
      queries.fetchQuery(classQueries.detail(classroomId)),
      queries.fetchQuery(examQueries.detail(exam.id)),
    ]);
    setClassroom(taught);
    const { request_id: _kept, ...draft } = newDraft(taught, opened, '');
    return { ...draft, ...chosenForClass(whole, taught, emptyDraft('')) };
  }

  return (
    <FormDialog
      title={words('titleOfExam', { title: exam.title })}
      size="large"
      submit={words('submit')}
      confirms={{ code: 'examAlreadyAssigned', submit: words('submitAgain') }}
      initial={() => emptyDraft(newId())}
      check={(draft) =>
        classroom ? assignmentErrors(draft, classroom, new Date()) : required('classroom_id', '')
      }
      send={(draft, again) => classMutations.assign(classroom?.id ?? '', draftOf(draft), again)}
      toast={({ data }) =>
        words('assigned', { title: data.title, classroom: classroom?.classroom_name ?? '' })
      }
      invalidates={[classQueries.all(), examQueries.all()]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <ClassChoice
            label={words('class')}
            description={words('classHelp')}
            selectOnly
            focusOnMount
            value={chosen}
            onChange={(id) => {
              setChosen(id);
              setClassroom(null);
              if (id !== null) void defaultsOf(id).then(fields.change, showRefusal);
            }}
          />
          {classroom && <AssignmentFields classroom={classroom} opened={opened} fields={fields} />}
        </>
      )}
    </FormDialog>
  );
}
