import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { codesOf } from '../../testing/memberImports.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { scoreHeadings, TestScores } from '../../testing/TestScores.ts';

let made: TestScores;
beforeAll(async () => {
  made = await TestScores.start();
});
beforeEach(() => made.assign());
afterAll(() => made.stop());

test('a dry run counts what is new, changed, unchanged and wrong, and stores nothing', async () => {
  await made.sit(made.ids[1] ?? '', 55);
  await made.sit(made.ids[2] ?? '', 0, 'in_progress');
  const { teacher } = people;
  const sent = new TestFile(
    'diem.csv',
    [
      scoreHeadings,
      `${made.emails[0]};85,5`,
      `${made.emails[1]};60`,
      `${made.emails[2]};70`,
      `${made.emails[3]};`,
      `${made.emails[4]};101`,
      'ai-do@sen.vn;50',
      `${teacher.email};50`,
      `${made.emails[0]};90`,
      `${made.emails[4]};=A1`,
      ';40',
    ].join('\r\n'),
  );
  const { body } = await made.check(sent);
  expect(body.data).toMatchObject({ total: 10, good: 1, changed: 1, repeated: 1, refused: 7 });
  expect(body.data.changes).toMatchObject([
    { row: 2, cells: [{ before: '', after: '85,5' }] },
    { row: 3, cells: [{ before: '55', after: '60' }] },
  ]);
  expect(codesOf(body.data)).toEqual([
    '4: email scoreWhileSitting',
    '6: score scoreOutOfRange',
    '7: email scoreOfOutsider',
    '8: email scoreOfOutsider',
    '9: email studentTwiceInFile',
    '10: score formulaUnreadable',
    '11: email studentNotNamed',
  ]);
  expect(await made.entered()).toEqual([null, null, null]);
});

test('a name that is not that of the code is pointed out, and refuses nothing', async () => {
  const { name } = await made.app.database
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', made.ids[0] ?? '')
    .executeTakeFirstOrThrow();
  const sent = (written: string) =>
    new TestFile('diem.csv', `Họ và tên;${scoreHeadings}\n${written};${made.emails[0]};60`);
  const { body } = await made.check(sent('Zô Xứ Lạ'));
  expect(body.data).toMatchObject({ good: 1, refused: 0, notes: [{ code: 'otherNames' }] });
  expect(body.data.notes[0]?.message).toContain(`dòng 2 ghi “Zô Xứ Lạ” nhưng mã hoặc email là của ${name}`);
  expect((await made.check(sent(name))).body.data).toMatchObject({ good: 1, notes: [] });
});

test('whoever is not in the class, or not among the participants, has no score', async () => {
  const [first = ''] = made.ids;
  await made.app.database
    .updateTable('assignment')
    .set({ everyone: false })
    .where('id', '=', made.assignment_id)
    .execute();
  await made.app.database
    .insertInto('assignment_participant')
    .values({ assignment_id: made.assignment_id, user_id: first })
    .execute();
  const outsider = {
    email: 'ngoailop@sen.vn',
    username: 'ngoailop',
    membership_code: 'NGOAI1',
    company_id: demoCompany.id,
    role: 'student' as const,
    status: 'active' as const,
    name: 'Lê Ngoài Lớp',
    first_name: 'Lớp',
    password_hash: 'x',
  };
  await insertPeople(made.app.database, [outsider]);
  const sent = new TestFile(
    'diem.csv',
    `${scoreHeadings}\n${made.emails[1]};50\n${outsider.email};60\n${made.emails[0]};70`,
  );
  const { body } = await made.check(sent);
  expect(codesOf(body.data)).toEqual(['2: email scoreOfNonParticipant', '3: email scoreOfOutsider']);
  expect((await made.send(sent)).body.data).toMatchObject({ saved: 1, refused: 2 });
  const scores = await made.app.database
    .selectFrom('entered_score')
    .select('user_id')
    .where('assignment_id', '=', made.assignment_id)
    .execute();
  expect(scores).toEqual([{ user_id: first }]);
});

test('a student of another unit is named by the template, also where two units have the same code', async () => {
  const [first = ''] = made.ids;
  const { membership_code } = await made.app.database
    .selectFrom('user_account')
    .select('membership_code')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const guest = {
    email: 'khach@sen.vn',
    username: 'khach',
    membership_code,
    company_id: secondCompany.id,
    role: 'student' as const,
    status: 'active' as const,
    name: 'Đỗ Thị Khách',
    first_name: 'Khách',
    password_hash: 'x',
  };
  const [user_id = ''] = await insertPeople(made.app.database, [guest]);
  await made.app.database
    .insertInto('classroom_student')
    .values({ classroom_id: made.id, user_id, joined_at: made.app.clock.now() })
    .execute();
  try {
    const template = await made.app.call<Buffer>('getScoreTemplate', 'teacher', {
      path: made.path,
      query: { format: 'csv' },
    });
    const filled = template.body.toString('utf8').replace(/(khach@sen\.vn,.*),(\r?\n|$)/, '$1,80$2');
    const { body } = await made.check(new TestFile('diem.csv', filled));
    expect(body.data).toMatchObject({ good: 1, refused: 0 });
    const byCode = await made.check(new TestFile('diem.csv', `Mã học viên;Điểm\n${membership_code};80`));
    expect(codesOf(byCode.body.data)).toEqual(['2: membership_code studentAmbiguous']);
    const sent = await made.send(new TestFile('diem.csv', `${scoreHeadings}\n${guest.email};80`));
    expect(sent.body.data).toMatchObject({ saved: 1, refused: 0 });
  } finally {
    const { database } = made.app;
    await database.deleteFrom('entered_score').where('user_id', '=', user_id).execute();
    await database.deleteFrom('classroom_student').where('user_id', '=', user_id).execute();
  }
});
