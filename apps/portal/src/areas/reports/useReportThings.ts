import type { User } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import type { FilterDefinition } from '@sen/domain/reports/ReportDefinition';
import { keywords } from '../../patterns/list/callQuery';
import { useCourseFilter } from '../../patterns/list/useCourseFilter';
import { useLecturerFilter } from '../../patterns/list/useLecturerFilter';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { type SearchedOptions, useSearchedReferences } from '../../patterns/list/useSearchedReferences';

type Thing = Extract<FilterDefinition, { kind: 'thing' }>['thing'];

/** What the filters of a report offer, by kind of thing; undefined for what the user does not choose among. */
export function useReportThings(user: User): Record<Thing, SearchedOptions | undefined> {
  const classes = useSearchedReferences('classroom_id', {
    find: (typed) => classQueries.list({ limit: 20, ...keywords({ classroom_name: typed }) }),
    optionsOf: ({ data }) => data.map(({ id, classroom_name }) => ({ id, name: classroom_name })),
    one: classQueries.detail,
    optionOf: ({ data: { id, classroom_name } }) => ({ id, name: classroom_name }),
  });
  const ofUnits = can(user.role, 'company.list');
  const units = useSearchedReferences('company_id', {
    find: (typed) => companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) }),
    optionsOf: ({ data }) => data.map(({ id, company_name }) => ({ id, name: company_name })),
    one: companyQueries.detail,
    optionOf: ({ data: { id, company_name } }) => ({ id, name: company_name }),
    readable: ofUnits,
  });
  const people = useSearchedReferences('user_id', {
    find: (typed) =>
      memberQueries.list({ limit: 20, sort: 'name', ...keywords({ name: typed, role: 'student' }) }),
    optionsOf: ({ data }) => data,
    one: memberQueries.detail,
    optionOf: ({ data }) => data,
  });
  const exams = useSearchedReferences('exam_id', {
    find: (typed) => examQueries.list({ limit: 20, ...keywords({ title: typed }) }),
    optionsOf: ({ data }) => data.map(({ id, title }) => ({ id, name: title })),
    one: examQueries.detail,
    optionOf: ({ data: { id, title } }) => ({ id, name: title }),
  });
  return {
    class: classes,
    exam: exams,
    course: useCourseFilter(user),
    project: useProjectFilter(user),
    unit: ofUnits ? units : undefined,
    person: people,
    teacher: useLecturerFilter(user),
  };
}
