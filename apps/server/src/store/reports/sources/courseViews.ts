import { courseViews as definition } from '@sen/domain/reports/definitions/courseViews';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { inPeriod } from '../activityRows.ts';
import { defineReport } from '../ReportSource.ts';

export const courseViews = defineReport(definition, {
  key: { course_id: 'bigint' },
  rows: (database, context) => {
    const seen = visibleClasses(database, context).selectAll('classroom');
    const hours = sql`from ${seen} as classroom
      join activity_hour on activity_hour.classroom_id = classroom.id
      where classroom.course_id = course.id and ${inPeriod('activity_hour.hour', context)}`;
    return sql`select course.id as course_id, course.name as course_name, course.sort_key as course_sort,
        course.name_words as course_words, project.id as project_id, project.name as project_name,
        company.id as unit_id, company.name as unit_name, company.id as company_id, sums.classes,
        (select count(distinct activity_hour.user_id)::int ${hours}) as people,
        (select coalesce(sum(activity_hour.visits), 0)::int ${hours}) as visits,
        (select coalesce(sum(activity_hour.active_seconds), 0)::int ${hours}) as active
      from (select classroom.course_id, count(*)::int as classes from ${seen} as classroom
        group by classroom.course_id) as sums
      join course on course.id = sums.course_id
      join project on project.id = course.project_id
      join company on company.id = course.company_id`;
  },
});
