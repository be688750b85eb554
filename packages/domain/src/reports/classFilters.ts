import { names, timingNames } from './names.ts';
import type { FilterDefinition } from './ReportDefinition.ts';

/** The filters of a report whose rows are classes or belong to one. The same everywhere: a number of one report opens another with them. */
export const classFilters = {
  class: { kind: 'text', name: names.class },
  course: { kind: 'text', name: names.course },
  classroom_id: { kind: 'thing', thing: 'class', name: names.class },
  course_id: { kind: 'thing', thing: 'course', name: names.course },
  project_id: { kind: 'thing', thing: 'project', name: names.project },
  company_id: { kind: 'thing', thing: 'unit', name: names.unit },
  teacher_id: { kind: 'thing', thing: 'teacher', name: names.teacher },
  timing: { kind: 'choices', values: timingNames, name: names.timing },
  starts_at: { kind: 'dates', name: names.starts },
} as const satisfies Record<string, FilterDefinition>;
