import { byId, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';
import { classroom } from '../classes/access.ts';
import { courseWithClass } from '../reviews/access.ts';

export const access = {
  listMyCourses: listed(classroom, 'classroom_name', {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
    student: '.000',
  }),
  // A student sees what the unit offers.
  getStudentCourse: byId(courseWithClass, {
    'super-admin': '...0',
    admin: '..00',
    teacher: '..00',
    student: '..00',
  }),
} satisfies AreaAccess<'myCourses'>;
