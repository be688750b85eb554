import type { CourseKind } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { categoryKinds } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { keywords } from '../../patterns/list/callQuery';

const limit = 20 as const;

/** What the fields of a course offer, each as the props of a `SearchedChoice`. */
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

export function lessonChoice(project_id: string) {
  return {
    find: (typed: string) => lessonQueries.usable({ project_id, limit, ...keywords({ name: typed }) }),
  };
}
