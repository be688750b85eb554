import { classViews as definition } from '@sen/domain/reports/definitions/classViews';
import { sql } from 'kysely';
import { inPeriod } from '../activityRows.ts';
import { classColumns, classesFrom, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const classViews = defineReport(definition, {
  key: { classroom_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => {
    const hours = sql`from activity_hour
      where activity_hour.classroom_id = classroom.id and ${inPeriod('activity_hour.hour', context)}`;
    return sql`select ${classColumns(context)},
        (select count(*)::int from classroom_student where classroom_student.classroom_id = classroom.id) as students,
        (select count(distinct activity_hour.user_id)::int ${hours}) as people,
        (select coalesce(sum(activity_hour.visits), 0)::int ${hours}) as visits,
        (select coalesce(sum(activity_hour.active_seconds), 0)::int ${hours}) as active
      from ${classesFrom(database, context)}`;
  },
});
