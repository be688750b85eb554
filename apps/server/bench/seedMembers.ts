import { demoCompany, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { systemClock } from '../src/clock.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { seedDemo } from '../src/seeds/seedDemo.ts';
import type { Database } from '../src/store/database.ts';
import { insertSessions } from '../src/testing/insertSessions.ts';
import { nameKeys } from '../src/store/users/nameKeys.ts';
import { gatherTallies } from '../src/store/users/memberTally.ts';

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
];
const middles = [
  'Thị',
  'Văn',
  'Hữu',
  'Đức',
  'Ngọc',
  'Minh',
  'Quang',
  'Thanh',
  'Xuân',
  'Kim',
  'Thuỳ',
  'Gia',
  'Bảo',
  'Anh',
];
const givens = [
  'Ánh',
  'Bình',
  'Châu',
  'Dũng',
  'Đạt',
  'Giang',
  'Hà',
  'Hậu',
  'Khánh',
  'Lan',
  'Mai',
  'Nam',
  'Oanh',
  'Phúc',
  'Quế',
  'Sơn',
  'Thảo',
  'Uyên',
  'Vy',
  'Yến',
];

/** The name of person number `at`: every combination of family, middle and given name, in no order. */
function nameOf(at: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(at * step) % list.length] ?? '';
  return `${pick(families, 7.31)} ${pick(middles, 3.77)} ${pick(givens, 1.13)} ${pick(givens, 5.59)}`;
}

const partSize = 20_000;

/** Fills a new database with the demo organisation and `count` more students of its unit; returns its admin's token. */
export async function seedMembers(database: Database, count: number): Promise<string> {
  await migrate(database);
  await seedDemo(database, systemClock);
  for (let from = 0; from < count; from += partSize) {
    const part = Array.from({ length: Math.min(partSize, count - from) }, (_, index) => {
      const name = nameOf(from + index);
      return { n: from + index, name, ...nameKeys(name) };
    });
    await sql`insert into user_account (company_id, role, status, name, sort_key, given_name_key, first_name, email, username, password_hash,
        membership_code, phone, created_at)
      select ${demoCompany.id}, 'student', 'active', name, sort_key, given_name_key, '', 'nguoi' || n || '@sen.vn', 'nguoi' || n, '-', 'TV' || n,
        '0912345678', now() - n * interval '1 second'
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as person (n integer, name text, sort_key text, given_name_key text)`.execute(
      database,
    );
  }
  await gatherTallies(database);
  await sql`vacuum analyze`.execute(database);
  const [token = ''] = await insertSessions(database, [people.admin.id]);
  return token;
}
