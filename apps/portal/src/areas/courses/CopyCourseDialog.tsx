import type { DropdownOption } from '@sen/api/contract/model';
import { courseMutations } from '@sen/api/resources/courses/courseMutations';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { required } from '@sen/domain/errors/required';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import type { ActionableCourse } from './courseActions';
import { projectChoice } from '../../patterns/projectChoice';
import { formWords } from './formWords';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { words } from './words';

/** Copies a course within its project or to another one. */
export function CopyCourseDialog({ items: [course], onDone, onClose }: ActionDialogProps<ActionableCourse>) {
  const user = useUser();
  if (!course) return null;
  const initial: { project: DropdownOption | null; course_name: string } = {
    project: { id: course.project_id, name: course.project_name },
    course_name: '',
  };
  return (
    <FormDialog
      title={words('copyTitle', { name: course.course_name })}
      submit={words('copy')}
      initial={initial}
      check={({ project }) => required('project_id', project?.id)}
      send={async ({ project, course_name }) => {
        const name = course_name.trim();
        const body = { project_id: project?.id ?? course.project_id };
        return (await courseMutations.clone(course.id, name === '' ? body : { ...body, course_name: name }))
          .data;
      }}
      toast={({ course_name }) => words('copied', { name: course_name })}
      invalidates={[courseQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value, change, field }) => (
        <>
          <Text>{words('copyText')}</Text>
          <SearchedChoice
            {...projectChoice(user)}
            name="project_id"
            label={words('copyProject')}
            required
            failed={formWords('projectFailed')}
            value={value.project}
            onChange={(project) => change({ project })}
          />
          <TextField
            {...field('course_name')}
            label={words('copyName')}
            description={words('copyNameHelp')}
            maxLength={200}
          />
        </>
      )}
    </FormDialog>
  );
}
