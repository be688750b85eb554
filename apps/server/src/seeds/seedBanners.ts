import { demoCompany, people } from '@sen/api/fixtures/people';
import type { FileStore } from '../files/FileStore.ts';
import type { InTransaction } from '../store/database.ts';
import { bannerDrawings } from './demoBanners.ts';
import { seedDrawing } from './seedDrawing.ts';

const day = 86_400_000;

const banners = [
  {
    alt_text: 'Tuần lễ an toàn lao động: đăng ký trước ngày 5 tháng 12',
    path: '/course-all',
    ...bannerDrawings.safety,
    roles: ['student'],
    isForAll: false,
  },
  {
    alt_text: 'Hội thi tay nghề 2027 sắp khởi động',
    path: '',
    ...bannerDrawings.contest,
    roles: [],
    isForAll: true,
  },
  {
    alt_text: 'Hướng dẫn giảng viên chấm bài theo tiêu chí',
    path: '/markAnswer',
    ...bannerDrawings.marking,
    roles: ['teacher', 'admin'],
    isForAll: true,
  },
] as const;

/** Three banners: for the students of the demo unit, for everybody, and for those who teach. */
export async function seedBanners(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  // Only the demo needs the fonts.
  const { drawnText } = await import('./drawnText.ts');
  for (const [index, { alt_text, path, drawing, lines, roles, isForAll }] of banners.entries()) {
    const place = { company_id: null, purpose: 'banner' as const, created_at: now };
    const content = `${drawing.content}${lines.map(drawnText).join('')}`;
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const image_file = await seedDrawing(database, files, { ...drawing, content }, place);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { id: banner_id } = await database
      .insertInto('banner')
      .values({
        alt_text,
        path,
        image_file,
        roles: [...roles],
        everywhere: isForAll,
        starts_at: new Date(now.getTime() - 7 * day),
        ends_at: new Date(now.getTime() + 90 * day),
        position: index + 1,
        created_by: people.superAdmin.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unit = { banner_id, company_id: demoCompany.id };
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!isForAll) await database.insertInto('banner_company').values(unit).execute();
  }
}
