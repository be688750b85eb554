import { projects as definition } from '@sen/domain/reports/definitions/projects';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { isReached } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const projects = defineReport(definition, {
  key: { project_id: 'bigint' },
  rows: (database, { caller }) => {
    const seen = visibleClasses(database, { caller }).selectAll('classroom');
    const results = sql`from ${seen} as classroom
      join classroom_student on classroom_student.classroom_id = classroom.id
      left join course_result on course_result.classroom_id = classroom.id
        and course_result.user_id = classroom_student.user_id
      where classroom.project_id = project.id`;
    return sql`select project.id as project_id, project.name as project_name, project.sort_key as project_sort,
        project.name_words as project_words, company.id as unit_id, company.name as unit_name,
        company.id as company_id, sums.courses, sums.class_count,
        (select count(*)::int ${results}) as students,
        (select count(*) filter (where ${isReached})::int ${results}) as reached,
        (select round(100.0 * count(*) filter (where ${isReached}) / nullif(count(*), 0), 1) ${results}) as rate
      from (select classroom.project_id, count(distinct classroom.course_id)::int as courses,
          count(*)::int as class_count from ${seen} as classroom group by classroom.project_id) as sums
      join project on project.id = sums.project_id
      join company on company.id = project.company_id`;
  },
});
