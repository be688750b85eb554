import { demoCompany, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import type { FileStore } from '../files/FileStore.ts';
import type { InTransaction } from '../store/database.ts';
import { badgeDrawings } from './demoBadges.ts';
import { seedDrawing } from './seedDrawing.ts';

/** Only rules that the demo's own work meets: they are awarded by the job, as any others. */
const badges = [
  {
    name: 'Khởi đầu vững chắc',
    drawing: badgeDrawings.first,
    courses: 1,
    min_score: null,
    join_days: null,
  },
  { name: 'Người học bền bỉ', drawing: badgeDrawings.persistent, courses: 2, min_score: 80, join_days: null },
  { name: 'Một tuần gắn bó', drawing: badgeDrawings.week, courses: 0, min_score: null, join_days: 7 },
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
  for (const { name, drawing, courses, ...rule } of badges) {
    const place = { company_id: demoCompany.id, purpose: 'badge' as const, created_at: now };
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const image_file = await seedDrawing(database, files, drawing, place);
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
