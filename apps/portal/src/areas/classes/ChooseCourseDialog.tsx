import type { DropdownOption } from '@sen/api/contract/model';
import { courseMutations } from '@sen/api/resources/courses/courseMutations';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { required } from '@sen/domain/errors/required';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { href } from '../../routes/paths';
import { formWords as words } from './formWords';

/** Asks for the course of a new class and opens the form of the class. */
export function ChooseCourseDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const initial: { course: DropdownOption | null } = { course: null };
  return (
    <FormDialog
      title={words('chooseTitle')}
      submit={words('next')}
      initial={initial}
      check={({ course }) => required('course_id', course?.id)}
      send={async ({ course }) => (await courseMutations.reread(course?.id ?? '')).data}
      onSaved={({ id, company_id, project_id }) =>
        navigate(href('classAdd', { companyId: company_id, projectId: project_id, courseId: id }))
      }
      onClose={onClose}
    >
      {({ value, change }) => (
        <SearchedChoice
          name="course_id"
          label={words('chooseCourse')}
          description={words('chooseHelp')}
          required
          focusOnMount
          find={(typed) => courseQueries.list({ limit: 20, ...keywords({ course_name: typed }) })}
          optionsOf={({ data }) =>
            data
              .filter((course) => mayEditCourse(user, course).allowed)
              .map(({ id, course_name, project_name }) => ({
                id,
                name: course_name,
                description: project_name,
              }))
          }
          failed={words('coursesFailed')}
          value={value.course}
          onChange={(course) => change({ course })}
        />
      )}
    </FormDialog>
  );
}
