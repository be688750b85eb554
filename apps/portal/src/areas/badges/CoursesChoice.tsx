import type { DropdownOption } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoices } from '../../patterns/SearchedChoices';
import { words } from './words';

interface CoursesChoiceProps {
  companyId: string;
  value: readonly DropdownOption[];
  onChange: (courses: DropdownOption[]) => void;
}

/** Selects courses of a unit. */
export function CoursesChoice({ companyId, ...choice }: CoursesChoiceProps) {
  return (
    <SearchedChoices
      {...choice}
      name="course_ids"
      label={words('courses')}
      description={words('coursesHelp')}
      max={200}
      find={(typed) =>
        courseQueries.list({ limit: 20, ...keywords({ course_name: typed, company_id: companyId }) })
      }
      optionsOf={({ data }) => data.map(({ id, course_name }) => ({ id, name: course_name }))}
      failed={words('coursesFailed')}
    />
  );
}
