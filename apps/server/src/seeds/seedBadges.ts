import { demoCompany, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import type { FileStore } from '../files/FileStore.ts';
import type { InTransaction } from '../store/database.ts';
import { seedPicture } from './seedPicture.ts';

/** Only rules that the demo's own work meets: they are awarded by the job, as any others. */
const badges = [
  {
    name: 'Khởi đầu vững chắc',
    colours: ['#f6b93b', '#c0392b'],
    courses: 1,
    min_score: null,
    join_days: null,
  },
  { name: 'Người học bền bỉ', colours: ['#3f9b6a', '#f6e7c1'], courses: 2, min_score: 80, join_days: null },
  { name: 'Một tuần gắn bó', colours: ['#2d6fa3', '#bfe3f2'], courses: 0, min_score: null, join_days: 7 },
] as const;

/** Three badges of the demo unit; who meets their rules gets them once the server runs. */
export async function seedBadges(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  const taught = await database
    .selectFrom('course')
    .select('id')
    .where('company_id', '=', demoCompany.id)
    .where('id', 'in', (classes) =>
      classes
        .selectFrom('classroom')
        .select('course_id')
        .where('course_id', 'is not', null)
        .$castTo<{ course_id: string }>(),
    )
    .orderBy('id')
    .limit(3)
    .execute();
  for (const { name, colours, courses, ...rule } of badges) {
    const place = { company_id: demoCompany.id, purpose: 'badge' as const, created_at: now };
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const image_file = await seedPicture(database, files, { width: 512, height: 512, colours }, place);
    const counted = courses === 0 ? [] : taught;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { id: badge_id } = await database
      .insertInto('badge')
      .values({
        ...rule,
        name,
        sort_key: sortKey(name),
        company_id: demoCompany.id,
        image_file,
        required_courses: Math.min(courses, counted.length),
        active: true,
        due_after: '0',
        created_by: people.superAdmin.id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = counted.map(({ id: course_id }, position) => ({ badge_id, course_id, position }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (rows.length > 0) await database.insertInto('badge_course').values(rows).execute();
  }
}
