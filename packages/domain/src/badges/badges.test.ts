import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeCredential } from './badgeCredential.ts';
import { badgeCriteria } from './badgeCriteria.ts';
import { type BadgeRule, badgeProgress, joinedBefore } from './badgeProgress.ts';
import { type BadgeFields, checkBadge, keptBadge } from './checkBadge.ts';

const now = new Date('2026-11-28T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const rule = (changes: Partial<BadgeRule> = {}): BadgeRule => ({
  course_ids: ['1', '2', '3'],
  required_courses: 2,
  min_score: null,
  join_days: null,
  ...changes,
});
const completed = (course_id: string, score: number | null = 80, days = 5) => ({
  course_id,
  score,
  completed_at: daysAgo(days),
});
const progress = (of: BadgeRule, courses: ReturnType<typeof completed>[], joined = 100) => {
  const { counted, joined_days, is_met } = badgeProgress(
    of,
    { joined_at: daysAgo(joined), completed: courses },
    now,
  );
  return { counted: counted.map(({ course_id, score }) => [course_id, score]), joined_days, is_met };
};

describe('the progress of a person', () => {
  test('counts each course once, by its best result, and others not at all', () => {
    const courses = [completed('2', 60), completed('2', 90), completed('2', null), completed('9')];
    expect(progress(rule(), courses)).toEqual({ counted: [['2', 90]], joined_days: 100, is_met: false });
    expect(progress(rule(), [...courses, completed('1')]).is_met).toBe(true);
  });

  test('leaves out courses below the minimum score, and those whose score is not known', () => {
    const courses = [completed('1', 79.99), completed('2', 80), completed('3', null)];
    expect(progress(rule({ min_score: 80 }), courses).counted).toEqual([['2', 80]]);
    expect(progress(rule(), courses).is_met).toBe(true);
  });

  test('of equal results the earlier one counts', () => {
    const facts = { joined_at: now, completed: [completed('1', 80, 2), completed('1', 80, 9)] };
    expect(badgeProgress(rule(), facts, now).counted[0]?.completed_at).toEqual(daysAgo(9));
  });

  test('needs the join time to the day', () => {
    const time = rule({ course_ids: [], required_courses: 0, join_days: 30 });
    expect(progress(time, [], 30)).toEqual({ counted: [], joined_days: 30, is_met: true });
    expect(progress(time, [], 29.99).is_met).toBe(false);
    expect(joinedBefore(30, now)).toEqual(daysAgo(30));
    // A clock that was set back makes nobody a member for less than no time.
    expect(progress(time, [], -3).joined_days).toBe(0);
  });

  test('a better result never takes a badge away', () => {
    const result = fc.record({
      course_id: fc.constantFrom('1', '2', '3', '4'),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      completed_at: fc.constant(now),
    });
    fc.assert(
      fc.property(
        fc.array(result),
        result,
        fc.option(fc.integer({ min: 0, max: 100 })),
        (results, more, min_score) => {
          const before = badgeProgress(rule({ min_score }), { joined_at: now, completed: results }, now);
          const after = badgeProgress(
            rule({ min_score }),
            { joined_at: now, completed: [...results, more] },
            now,
          );
          expect(after.counted.length).toBeGreaterThanOrEqual(before.counted.length);
          if (before.is_met) expect(after.is_met).toBe(true);
        },
      ),
    );
  });
});

describe('a badge', () => {
  const codesOf = (badge: Partial<BadgeFields>, hasImage = true) =>
    checkBadge({ name: 'A', course_ids: ['1', '2'], required_course_count: 1, ...badge }, hasImage).map(
      ({ field, code }) => `${field}: ${code}`,
    );

  test.each<[string, Partial<BadgeFields>, string[]]>([
    ['courses', {}, []],
    ['courses, score and time', { minimum_score: 100, required_join_days: 1 }, []],
    ['time alone', { course_ids: [], required_course_count: 0, required_join_days: 365 }, []],
    ['nothing', { course_ids: [], required_course_count: 0 }, ['course_ids: badgeWithoutRule']],
    [
      'more courses than there are',
      { required_course_count: 3 },
      ['required_course_count: badgeNeedsTooManyCourses'],
    ],
    [
      'one course, named twice',
      { course_ids: ['1', '1'], required_course_count: 2 },
      ['required_course_count: badgeNeedsTooManyCourses'],
    ],
    ['none of its courses', { required_course_count: 0 }, ['required_course_count: badgeNeedsNoCourse']],
    ['more than the highest score', { minimum_score: 100.01 }, ['minimum_score: badgeScoreTooHigh']],
    [
      'a score of no course',
      { course_ids: [], required_course_count: 0, minimum_score: 5, required_join_days: 3 },
      ['minimum_score: badgeScoreWithoutCourses'],
    ],
    ['no time', { required_join_days: 0 }, ['required_join_days: badgeJoinTimeInvalid']],
    ['more than a life', { required_join_days: 36_501 }, ['required_join_days: badgeJoinTimeInvalid']],
  ])('asks for %s', (_, badge, codes) => {
    expect(codesOf(badge)).toEqual(codes);
  });

  test('needs a picture and a name', () => {
    expect(codesOf({ name: ' ' }, false)).toEqual(['image: badgeWithoutImage', 'name: thisFieldIsRequired']);
  });

  test('is kept tidy', () => {
    expect(
      keptBadge({
        name: ' Bền  bỉ ',
        course_ids: ['1', '1'],
        required_course_count: 1,
        minimum_score: 66.666,
      }),
    ).toEqual({
      badge: { name: 'Bền bỉ', required_courses: 1, min_score: 66.67, join_days: null, active: true },
      course_ids: ['1'],
    });
  });

  test('any rule that is taken can be met by somebody', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.constant('A'),
          course_ids: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { maxLength: 4 }),
          required_course_count: fc.integer({ min: 0, max: 6 }),
          minimum_score: fc.option(fc.integer({ min: 0, max: 120 })),
          required_join_days: fc.option(fc.integer({ min: 0, max: 40_000 })),
        }),
        (badge) => {
          if (checkBadge(badge, true).length > 0) return;
          const { badge: kept, course_ids } = keptBadge(badge);
          const best = course_ids.map((id) => completed(id, 100));
          const facts = { joined_at: daysAgo(36_500), completed: best };
          expect(badgeProgress({ ...kept, course_ids }, facts, now).is_met).toBe(true);
        },
      ),
    );
  });
});

test('what a badge asks for is told in sentences', () => {
  const asked = { courses: ['An toàn điện', 'Sơ cứu'], required_courses: 2, min_score: 80.5, join_days: 30 };
  expect(badgeCriteria(asked, 'vi')).toBe(
    'Hoàn thành 2 trong 2 khóa học: An toàn điện và Sơ cứu, mỗi khóa từ 80,5 điểm. Là thành viên từ 30 ngày trở lên.',
  );
  expect(badgeCriteria({ ...asked, courses: [], min_score: null }, 'en')).toBe(
    'Be a member for 30 days or more.',
  );
});

test('a credential has what Open Badges 3.0 asks for, and no address of the person', () => {
  const credential = badgeCredential({
    id: '0d5f3c1e-6d5c-4c8e-9a55-0c8f5c1f0a11',
    awarded_at: now,
    badge: {
      address: 'https://sen.vn/armorial/view/1/4',
      name: 'Người học bền bỉ',
      criteria: 'Hoàn thành 2 khóa học.',
      image: { type: 'image/png', base64: 'AAAA' },
    },
    issuer: {
      address: 'https://sen.vn/api/badges/issuers/1',
      page: 'https://sen.vn/companies/view/1',
      name: 'Trung tâm',
    },
    recipient: { hash: 'ab12', salt: 'x' },
    evidence: [{ name: 'Sơ cứu', narrative: '90' }],
  });
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    validFrom: '2026-11-28T00:00:00.000Z',
    issuer: { type: ['Profile'] },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ hashed: true, identityHash: 'sha256$ab12' }],
      achievement: { type: ['Achievement'], criteria: { narrative: 'Hoàn thành 2 khóa học.' } },
    },
    evidence: [{ type: ['Evidence'], name: 'Sơ cứu' }],
  });
  expect(credential['@context'][0]).toBe('https://www.w3.org/ns/credentials/v2');
});
