import type { Class } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { showToast } from '@sen/ui/Toast';
import { useState } from 'react';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import { AddedStudents, type StudentsAnswer } from './AddedStudents';
import { type AddStudentsForm, addStudentsErrors, callOf, nobodyChosen, waysToAdd } from './addStudentsForm';
import { CodesField } from './CodesField';
import { StudentFilterFields } from './StudentFilterFields';
import { studentWords as words } from './studentWords';

interface AddStudentsDialogProps {
  classroom: Class;
  onClose: () => void;
}

/** Adds students to a class: one by one, by a filter of the unit, or by a list of codes. Says who was not found. */
export function AddStudentsDialog({ classroom, onClose }: AddStudentsDialogProps) {
  const [initial, setInitial] = useState(nobodyChosen);
  const [sent, setSent] = useState<{ form: AddStudentsForm; answer: StudentsAnswer } | null>(null);

  if (sent)
    return (
      <AddedStudents
        {...sent}
        onClose={onClose}
        onAgain={() => {
          setInitial({ ...nobodyChosen, how: 'byCodes', codes: sent.answer.not_found.join('\n') });
          setSent(null);
        }}
      />
    );
  return (
    <FormDialog
      title={words('addTitle')}
      size="large"
      submit={words('submit')}
      initial={initial}
      check={addStudentsErrors}
      send={async (form) => {
        const { data } = await classMutations.addStudents(classroom.id, ...callOf(form));
        return { form, answer: data };
      }}
      invalidates={[classQueries.all()]}
      onSaved={(saved) => {
        const { added, invalid, not_found } = saved.answer;
        if (invalid > 0 || not_found.length > 0) return setSent(saved);
        showToast({
          tone: added > 0 ? 'success' : 'info',
          text: added > 0 ? words('added', { count: added }) : words('nobodyAdded'),
        });
        return onClose();
      }}
      onClose={onClose}
    >
      {({ value, change, field }) => (
        <>
          <RadioGroup
            label={words('how')}
            value={value.how}
            options={waysToAdd.map((way) => ({ value: way, label: words(way) }))}
            onChange={(how) => change({ how })}
          />
          {value.how === 'byName' && (
            <PeopleChoice
              name="student_ids"
              label={words('people')}
              description={words('peopleHelp')}
              companyId={classroom.company_id}
              ofRole="student"
              notInClass={classroom.id}
              max={1000}
              value={value.people}
              onChange={(people) => change({ people })}
            />
          )}
          {value.how === 'byFilter' && (
            <StudentFilterFields companyId={classroom.company_id} form={value} field={field} />
          )}
          {value.how === 'byCodes' && (
            <CodesField classId={classroom.id} value={value.codes} onChange={(codes) => change({ codes })} />
          )}
        </>
      )}
    </FormDialog>
  );
}
