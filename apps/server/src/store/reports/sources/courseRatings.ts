import { courseRatings as definition } from '@sen/domain/reports/definitions/courseRatings';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { defineReport } from '../ReportSource.ts';

export const courseRatings = defineReport(definition, {
  key: { course_id: 'bigint' },
  rows: (database, { caller }) => sql`select course.id as course_id, course.name as course_name,
      course.sort_key as course_sort, course.name_words as course_words, project.id as project_id,
      project.name as project_name, company.id as unit_id, company.name as unit_name, company.id as company_id,
      rated.reviews, rated.stars, rated.last_at
    from course
    join project on project.id = course.project_id
    join company on company.id = course.company_id
    cross join lateral (select count(*)::int as reviews, round(avg(stars)::numeric, 2) as stars,
        max(course_review.created_at) as last_at
      from course_review where course_review.course_id = course.id and hidden_at is null) as rated
    where course.id in (${visibleClasses(database, { caller }).select('classroom.course_id')})`,
});
