import type { CourseKind, ProjectRow, User } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { categoryKinds } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { keywords } from '../../patterns/list/callQuery';
import type { ListAnswer } from '../../patterns/list/List';

const limit = 20 as const;

/** What the fields of a course offer, each as the props of a `SearchedChoice`. */
export function projectChoice({ role }: Pick<User, 'role'>) {
  return {
    find: (typed: string) => projectQueries.list({ limit, ...keywords({ project_name: typed }) }),
    optionsOf: ({ data }: ListAnswer<ProjectRow>) =>
      data.map(({ id, project_name, company_id, company_name }) => ({
        id,
        name: project_name,
        company_id,
        ...(role === 'super-admin' ? { description: company_name } : {}),
      })),
  };
}

export function examChoice(company_id: string) {
  return {
    find: (typed: string) => examQueries.assignable({ limit, ...keywords({ title: typed, company_id }) }),
  };
}

export function fieldChoice(kind: CourseKind, company_id: string) {
  const { segment } = categoryKinds[kind === 'business' ? 'course_business' : 'course'];
  return {
    find: (typed: string) =>
      categoryQueries.list(segment)({ limit, ...keywords({ name: typed, company_id }) }),
  };
}

export const categoryName = ({ name, parent }: { name: string; parent: { name: string } | null }) =>
  categoryPath(name, parent);
