import { courseClasses as definition } from '@sen/domain/reports/definitions/courseClasses';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { isReached } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const courseClasses = defineReport(definition, {
  key: { course_id: 'bigint' },
  rows: (database, { caller, now }) => {
    const seen = visibleClasses(database, { caller }).selectAll('classroom');
    const results = sql`from ${seen} as classroom
      join classroom_student on classroom_student.classroom_id = classroom.id
      left join course_result on course_result.classroom_id = classroom.id
        and course_result.user_id = classroom_student.user_id
      where classroom.course_id = course.id`;
    return sql`select course.id as course_id, course.name as course_name, course.sort_key as course_sort,
        course.name_words as course_words, project.id as project_id, project.name as project_name,
        company.id as unit_id, company.name as unit_name, company.id as company_id,
        sums.classes, sums.happening, sums.finished,
        (select count(*)::int ${results}) as students,
        (select count(*) filter (where ${isReached})::int ${results}) as reached,
        (select round(100.0 * count(*) filter (where ${isReached}) / nullif(count(*), 0), 1) ${results}) as rate
      from (select classroom.course_id, count(*)::int as classes,
          count(*) filter (where classroom.starts_at <= ${now} and classroom.ends_at > ${now})::int as happening,
          count(*) filter (where classroom.ends_at <= ${now})::int as finished
        from ${seen} as classroom group by classroom.course_id) as sums
      join course on course.id = sums.course_id
      join project on project.id = course.project_id
      join company on company.id = course.company_id`;
  },
});
