import { people } from '@sen/api/fixtures/people';
import { demoStudents } from '@sen/server/seeds/demoPeople';

/** The user names of the students in the class with the open exam. */
export const students: readonly string[] = [
  people.student.username,
  people.otherStudent.username,
  ...Object.keys(demoStudents),
];
