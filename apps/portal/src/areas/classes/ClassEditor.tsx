import type { Class } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { LecturerChoice } from '../../patterns/people/LecturerChoice';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import type { ClassForm } from './classForm';
import { formWords as words } from './formWords';
import { useSaveClass } from './useSaveClass';

interface ClassEditorProps {
  work: FormWork<ClassForm>;
  label: string;
  course: { id: string; course_name: string; company_id: string };
  /** The class to edit; absent for a new one. */
  classroom?: Class;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a class and its saving. */
export function ClassEditor({ work, label, course, classroom, back }: ClassEditorProps) {
  const { value, change, field } = work;
  const { role } = useUser();
  const { errors, refusal, pending, save, validate } = useSaveClass(work, course.id, classroom);
  const [opened] = useState(() => new Date().toISOString());
  const time = (name: 'classroom_start_time' | 'classroom_end_time', title: string) => (
    <DateTimePicker
      name={name}
      label={title}
      required
      now={opened}
      value={value[name] || null}
      onChange={(next) => change({ [name]: next ?? '' })}
    />
  );
  return (
    <Form aria-label={label} errors={errors} onSubmit={() => save()} onUnfinished={() => validate()}>
      <Stack gap="l">
        {!classroom && (
          <Callout title={words('snapshot')}>{words('snapshotText', { course: course.course_name })}</Callout>
        )}
        <Card title={words('about')}>
          <Stack>
            <Columns division="asideEnd">
              <TextField
                {...field('classroom_name')}
                label={words('name')}
                description={words('nameHelp')}
                maxLength={300}
                required
              />
              <TextField
                {...field('classroom_code')}
                label={words('code')}
                description={words('codeHelp')}
                maxLength={100}
                spellCheck={false}
                required
              />
            </Columns>
            {can(role, 'member.edit') ? (
              <LecturerChoice
                name="teacher_id"
                label={words('teacher')}
                description={words('teacherHelp')}
                required
                companyId={course.company_id}
                value={value.teacher}
                onChange={(teacher) => change({ teacher })}
              />
            ) : (
              <TextField
                name="teacher_id"
                label={words('teacher')}
                description={words('teacherFixed')}
                readOnly
                value={value.teacher?.name ?? ''}
              />
            )}
            <Columns division="halves">
              {time('classroom_start_time', words('start'))}
              {time('classroom_end_time', words('end'))}
            </Columns>
            <Checkbox
              name="checkPublished"
              label={words('published')}
              description={words('publishedHelp')}
              checked={value.checkPublished}
              onChange={(checkPublished) => change({ checkPublished })}
            />
          </Stack>
        </Card>
        {!classroom && can(role, 'class.enrol') && (
          <Card title={words('students')}>
            <PeopleChoice
              name="student_ids"
              label={words('chooseStudents')}
              description={words('studentsHelp')}
              companyId={course.company_id}
              ofRole="student"
              max={1000}
              value={value.students}
              onChange={(students) => change({ students })}
            />
          </Card>
        )}
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(classroom ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
