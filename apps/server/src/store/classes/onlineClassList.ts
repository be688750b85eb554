import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { onlineClassRows, shownOnlineClass, visibleOnlineClasses } from './onlineClasses.ts';

/** The online sessions of the classes that the caller runs, or those that the caller takes part in. */
export const onlineClassList = defineList('listOnlineClasses', {
  from: visibleOnlineClasses,
  id: 'online_classroom.id',
  unit: null,
  fields: {
    classroom_id: { kind: 'id', column: 'online_classroom.classroom_id' },
    classroom_name: { kind: 'text', column: 'online_classroom.name_words' },
    provider: { kind: 'enum', column: 'online_classroom.provider' },
    classroom_start_time: { kind: 'time', column: 'online_classroom.starts_at' },
    id: { kind: 'id', column: 'online_classroom.id' },
  },
  fixedField: 'classroom_id',
  sorts: { classroom_start_time: 'online_classroom.starts_at' },
  select: (database: Database) => onlineClassRows(database),
  row: shownOnlineClass,
});
