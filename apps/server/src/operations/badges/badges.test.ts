import { createHash, createPublicKey, verify } from 'node:crypto';
import { questionSamples } from '@sen/api/fixtures/questions';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Badge, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awardDueBadge } from '../../badges/awardDueBadge.ts';
import { runIfDue } from '../../jobs/startJobs.ts';
import { awardByJoinTime } from '../../jobs/scheduled/awardByJoinTime.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { settleResults } from '../../testing/settleResults.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestBadges } from '../../testing/TestBadges.ts';

let badges: TestBadges;
/** The course of class 1, which has one exam, which is its final one, with 5 points to reach. */
let course: string;
/** Another course of the unit. */
let other: string;
beforeAll(async () => {
  badges = await TestBadges.start();
  ({ course, other } = badges.courses);
  const { database } = badges.app;
  await database.deleteFrom('attempt').execute();
  await database.deleteFrom('assignment').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_session').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_chapter_exam').where('classroom_id', '=', '1').execute();
  await database
    .updateTable('classroom_course_copy')
    .set({ completion_score: 5, final_exam_id: '1' })
    .where('classroom_id', '=', '1')
    .execute();
  badges.app.clock.set('2026-11-21T02:00:00Z');
  await settleResults(badges.app);
  await database.deleteFrom('badge_award').execute();
});
afterAll(() => badges.app.stop());

const awardDue = async () => {
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while (await awardDueBadge(badges.app.database, badges.app.clock.now(), 2));
};
const earnedBy = async (as: keyof typeof people) =>
  (await badges.app.call<Answer<'listPersonBadges'>>('listPersonBadges', as, { path: { id: people[as].id } }))
    .body.data;
const has = async (as: keyof typeof people, { id }: Badge) =>
  (await earnedBy(as)).some(({ badge_id }) => badge_id === id);
const told = async ({ id }: Badge) => {
  const events = await badges.app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', 'BadgeEarned')
    .execute();
  return events
    .filter(({ facts }) => JSON.stringify(facts).includes(`"badge_id":"${id}"`))
    .flatMap(({ recipients }) => recipients);
};

it('is awarded when a result reaches its rule, told, and kept when the result is corrected', async () => {
  const { database } = badges.app;
  const low = await badges.added(badges.ofCourse());
  const high = await badges.added(badges.ofCourse({ minimum_score: 9 }));
  await awardDue();
  expect(await has('student', low)).toBe(false);

  const assignment = await newAssignment(badges.app, { is_final: true });
  const sitting = await Sitting.begin(badges.app, 'student', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  await sitting.submit();
  await settleResults(badges.app);
  const [earned, ...more] = await earnedBy('student');
  expect(more).toEqual([]);
  expect(earned).toMatchObject({
    badge_id: low.id,
    name: low.name,
    required_course_count: 1,
    join_days: null,
    courses: [{ course_id: course, score: 8, completed_at: badges.app.clock.now().toISOString() }],
  });
  expect(await told(low)).toEqual([people.student.id]);
  expect(await has('student', high)).toBe(false);

  const scored = (final_score: number) =>
    database.updateTable('attempt').set({ final_score }).where('assignment_id', '=', assignment).execute();
  await scored(4);
  await settleResults(badges.app);
  expect(await earnedBy('student')).toEqual([earned]);
  const progress = await badges.app.call<Answer<'listBadgePeople'>>('listBadgePeople', 'superAdmin', {
    path: { id: low.id },
  });
  expect(progress.body.data[0]).toMatchObject({
    id: people.student.id,
    awarded_at: expect.any(String),
    progress: { completed_course_count: 0, is_met: false },
  });
  await scored(9.5);
  await settleResults(badges.app);
  expect(await has('student', high)).toBe(true);
  expect(await told(low)).toHaveLength(1);
});

it('is awarded to those who meet a new or changed rule already, once, and not while it is not active', async () => {
  const late = await badges.added(badges.ofCourse({ minimum_score: 9, active: false }));
  await awardDue();
  expect(await has('student', late)).toBe(false);
  await badges.edit(late.id, { active: true });
  await Promise.all([awardDue(), awardDue()]);
  await awardDue();
  expect(await has('student', late)).toBe(true);
  expect(await told(late)).toEqual([people.student.id]);
  const { body } = await badges.edit(late.id, {
    minimum_score: null,
    course_ids: [course, other],
    required_course_count: 2,
  });
  expect(body.data.courses).toHaveLength(2);
  await awardDue();
  expect(await has('student', late)).toBe(true);
  expect((await badges.edit(late.id, { version: 1, name: 'A' })).body.code).toBe('badgeChanged');
});

it('is awarded on the day when the join time is reached, to who misses nothing else', async () => {
  const { database, clock } = badges.app;
  const joined = new Date(clock.now().getTime() - 9.5 * 86_400_000);
  const ids = [people.student.id, people.otherStudent.id];
  await database.updateTable('user_account').set({ created_at: joined }).where('id', 'in', ids).execute();
  const both = await badges.added(badges.ofCourse({ required_join_days: 10 }));
  const time = await badges.added({ required_join_days: 10 });
  await awardDue();
  expect(await has('student', both)).toBe(false);
  clock.set('2026-11-22T17:40:00Z');
  await settleResults(badges.app);
  for (const person of ['student', 'otherStudent', 'superAdmin'] as const) await badges.app.signIn(person);
  await runIfDue(badges.app.app.services, 'awardByJoinTime', awardByJoinTime);
  expect([await has('student', both), await has('otherStudent', both)]).toEqual([true, false]);
  expect(await has('otherStudent', time)).toBe(true);
  await awardByJoinTime.run(badges.app.app.services, clock.now());
  expect((await told(time)).filter((id) => id === people.otherStudent.id)).toHaveLength(1);
});

it('gives an Open Badges credential, which names its person by a hash alone', async () => {
  const [earned] = await earnedBy('student');
  const path = { award_id: earned?.id ?? '' };
  const { status, body, headers } = await badges.app.call('getBadgeCredential', 'student', { path });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/ld+json');
  expect(body).toMatchObject({ id: `urn:uuid:${path.award_id}`, name: earned?.name });
  expect(JSON.stringify(body)).not.toContain(people.student.email);
  expect((await badges.app.call('getBadgeCredential', 'otherStudent', { path })).status).toBe(404);
});

it('signs a credential so that anybody can check it with what is at the address of its issuer', async () => {
  const [earned] = await earnedBy('student');
  const path = { award_id: earned?.id ?? '' };
  const { body } = await badges.app.call<Signed>('getBadgeCredential', 'student', { path });
  const { proof, ...document } = body;
  const { proofValue, ...config } = proof;
  const id = document.issuer.id.split('/').at(-1) ?? '';
  const issuer = await badges.app.call<Answer<'getBadgeIssuer'>>('getBadgeIssuer', null, { path: { id } });
  expect(issuer.body).toMatchObject({
    id: document.issuer.id,
    name: demoCompany.company_name,
    assertionMethod: [proof.verificationMethod],
  });
  const method = issuer.body.verificationMethod.find((each) => each.id === proof.verificationMethod);
  const publicKey = base58(method?.publicKeyMultibase ?? '').subarray(2);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  });
  const verifies = (of: object) => {
    const hashes = [config, of].map((part) => createHash('sha256').update(sorted(part)).digest());
    return verify(null, Buffer.concat(hashes), key, base58(proofValue));
  };
  expect(verifies(document)).toBe(true);
  expect(verifies({ ...document, name: 'Khác' })).toBe(false);
  expect((await badges.app.call('getBadgeIssuer', null, { path: { id: '99999' } })).status).toBe(404);
});

/** The checking side, written on its own. */
interface Signed {
  name: string;
  issuer: { id: string };
  proof: { proofValue: string; verificationMethod: string };
}
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : member,
  );
function base58(text: string): Buffer {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const coded = text.slice(1);
  let number = 0n;
  for (const digit of coded) number = number * 58n + BigInt(digits.indexOf(digit));
  const hex = number.toString(16);
  const zeros = Buffer.alloc(coded.search(/[^1]/));
  return Buffer.concat([zeros, Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}

it('keeps what an award was given for when the rule of the badge changes', async () => {
  const badge = await badges.added(badges.ofCourse({ minimum_score: 9 }));
  await awardDue();
  const award = (await earnedBy('student')).find(({ badge_id }) => badge_id === badge.id);
  await badges.edit(badge.id, { minimum_score: 8 });
  const credential = await badges.app.call<Record<string, unknown>>('getBadgeCredential', 'student', {
    path: { award_id: award?.id ?? '' },
  });
  const narrative = expect.stringMatching(/từ 9 điểm/);
  expect(credential.body).toMatchObject({
    credentialSubject: { achievement: { criteria: { narrative } } },
  });
});

it('keeps its course from being deleted, and is itself deleted while nobody has it', async () => {
  const { project_id } = await badges.app.database
    .selectFrom('course')
    .select('project_id')
    .where('id', '=', course)
    .executeTakeFirstOrThrow();
  const names = { name: 'Chưa mở lớp', sort_key: 'chua mo lop', code: 'CML' };
  const { id } = await badges.app.database
    .insertInto('course')
    .values({ ...names, company_id: demoCompany.id, project_id, kind: 'free', created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const badge = await badges.added({ course_ids: [id], required_course_count: 1 });
  const refused = await badges.app.call<Problem>('deleteCourses', 'superAdmin', {
    body: { course_ids: [id] },
  });
  expect(refused.body).toMatchObject({
    code: 'courseHasBadges',
    message: expect.stringContaining(badge.name),
  });
  const remove = (gone: string) =>
    badges.app.call<Problem>('deleteBadges', 'superAdmin', { body: { badge_ids: [gone] } });
  expect((await remove(badge.id)).status).toBe(200);
  const [earned] = await earnedBy('student');
  expect((await remove(earned?.badge_id ?? '')).body.code).toBe('badgeAwarded');
});

it('counts the badges and awards of each unit', async () => {
  const { body } = await badges.app.call<Answer<'listBadgeUnits'>>('listBadgeUnits', 'superAdmin');
  const own = body.data.find(({ id }) => id === demoCompany.id);
  const { body: list } = await badges.app.call<Answer<'listBadges'>>('listBadges', 'superAdmin', {
    query: { company_id: demoCompany.id, limit: 100 },
  });
  expect(own?.badge_count).toBe(list.total);
  expect(own?.award_count).toBe(list.data.reduce((sum, { award_count }) => sum + award_count, 0));
});
