import { demoCompany, demoPassword } from '@sen/api/fixtures/people';
import { hashPassword } from '../auth/passwords.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../migrations/migrate.ts';
import { insertPeople } from '../seeds/seedPeople.ts';
import { seedDemo } from '../seeds/seedDemo.ts';
import type { Database } from '../store/database.ts';
import { insertSessions } from './insertSessions.ts';

export interface SignedInStudent {
  id: string;
  token: string;
}

/** Fills a new database with the demo organisation and this many more students in its first class, all signed in. */
export async function seedStudents(database: Database, count: number): Promise<SignedInStudent[]> {
  await migrate(database);
  await seedDemo(database, systemClock);
  const password_hash = await hashPassword(demoPassword);
  const students: SignedInStudent[] = [];
  while (students.length < count) {
    const from = students.length;
    const size = Math.min(500, count - from);
    const ids = await insertPeople(
      database,
      Array.from({ length: size }, (_, index) => ({
        company_id: demoCompany.id,
        role: 'student' as const,
        name: `Học viên ${from + index + 1}`,
        first_name: 'viên',
        email: `bench${from + index}@sen.vn`,
        username: `bench${from + index}`,
        password_hash,
      })),
    );
    await database
      .insertInto('classroom_student')
      .values(ids.map((user_id) => ({ classroom_id: '1', user_id })))
      .execute();
    const tokens = await insertSessions(database, ids);
    students.push(...ids.map((id, at) => ({ id, token: tokens[at] ?? '' })));
  }
  return students;
}
