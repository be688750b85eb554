import { isPermission } from '@sen/domain/access/can';
import { roles } from '@sen/domain/access/roles';
import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { findPath } from './findPath';
import { landing } from './landing';
import { accountEntries, currentEntry, hasDrawer, menuEntries } from './menus';
import { isOpenTo, mayOpen } from './navigation';
import { href, paths, type PathName } from './paths';
import { people, userOf } from '@sen/api/fixtures/people';

const names = Object.keys(paths) as PathName[];

describe('the table of paths', () => {
  test.each(names)('%s says who may open it', (name) => {
    const { access } = paths[name];
    expect(access === 'everybody' || access === 'visitor' || isPermission(access)).toBe(true);
  });

  test.each(names)('%s is found at its own address', (name) => {
    const address = paths[name].pattern.replace(/\/\*\?$/, '').replace(/:\w+\??/g, '7');
    expect(findPath(parse, address)?.name).toBe(name);
    expect(findPath(parse, address === '/' ? '/' : `${address}/`)?.name).toBe(name);
  });

  test('addresses are made from their parts', () => {
    expect(href('overview')).toBe('/overview');
    expect(href('examEdit', { svid: '7' })).toBe('/surveys/edit/7');
    expect(href('examEdit', { svid: 'a/b' })).toBe('/surveys/edit/a%2Fb');
    // @ts-expect-error: a parameter is missing
    href('examEdit');
    expect(href('documents')).toBe('/personal-document');
    expect(href('accessTime')).toBe('/report/accessTimeReport');
    expect(href('accessTime', { step: 'week', date: '2026-W48' })).toBe(
      '/report/accessTimeReport/week/2026-W48',
    );
    expect(findPath(parse, '/report/accessTimeReport/day/2026-11-29')?.name).toBe('accessTime');
    expect(findPath(parse, '/overview/completion-status')?.name).toBe('completionStatus');
    expect(findPath(parse, '/personal-document/Giáo án/Tuần 1')?.name).toBe('documents');
    expect(findPath(parse, '/forum/own')?.name).toBe('ownTopics');
    expect(findPath(parse, '/nowhere')).toBeNull();
  });
});

describe('what a role sees', () => {
  test('the side menu of section 6', () => {
    expect(menuEntries('drawer', 'teacher')).toEqual([
      'overview',
      'documents',
      'calendar',
      'reports',
      'classes',
      'toMark',
      'members',
      'projects',
      'courses',
      'trainings',
      'myLessons',
      'questions',
      'exams',
      'surveyForms',
    ]);
    expect(menuEntries('drawer', 'admin')).toContain('projects');
    expect(menuEntries('drawer', 'super-admin')).not.toContain('projects');
    expect(menuEntries('drawer', 'admin')).toEqual(
      expect.arrayContaining(['overview', 'members', 'requests', 'questions', 'exams', 'categories']),
    );
    // Section 6 gives it to the administrator; others find it as a tab of the requests.
    expect(menuEntries('drawer', 'admin')).toContain('freeCourseRequests');
    expect(menuEntries('drawer', 'super-admin')).toContain('requests');
    expect(menuEntries('drawer', 'super-admin')).not.toContain('freeCourseRequests');
    expect(currentEntry('freeCourseRequests', 'super-admin')).toBe('requests');
    expect(currentEntry('requestsOfCourse', 'super-admin')).toBe('requests');
    expect(menuEntries('drawer', 'wwo')).toEqual(['overview', 'documents', 'calendar']);
    expect(hasDrawer('student')).toBe(false);
  });

  test('the account menu, and the entry that is current on a page', () => {
    expect(menuEntries('account', 'student')).toEqual([
      'overview',
      'documents',
      'calendar',
      'myCourses',
      'freeCourses',
      'forum',
      'trainings',
      'profile',
    ]);
    expect(currentEntry('exams', 'admin')).toBe('exams');
    expect(currentEntry('studentEdit', 'admin')).toBe('members');
    expect(currentEntry('answerReview', 'admin')).toBe('toMark');
    expect(currentEntry('notificationSettings', 'admin')).toBe('profile');
    expect(currentEntry('myExams', 'admin')).toBeNull();
    // A super-admin reaches projects through their unit.
    expect(currentEntry('projectView', 'admin')).toBe('projects');
    expect(currentEntry('projectView', 'super-admin')).toBe('companies');
  });

  test.each(roles)('every entry of %s opens', (role) => {
    for (const name of [...menuEntries('drawer', role), ...menuEntries('account', role)])
      expect(mayOpen(role, name)).toBe(true);
  });

  test('who has no unit finds the profile in the account menu, and nothing else', () => {
    expect(accountEntries(userOf(people.student, { company_id: null }))).toEqual(['profile']);
    expect(accountEntries(userOf(people.student))).toContain('myCourses');
    expect(accountEntries(userOf(people.superAdmin, { company_id: null }))).toContain('overview');
  });

  test('business users have no entry of the free courses', () => {
    expect(accountEntries(userOf(people.student, { is_business: true }))).not.toContain('freeCourses');
    expect(accountEntries(userOf(people.student, { is_business: false }))).toContain('freeCourses');
  });

  test('pages of others stay shut', () => {
    expect(mayOpen('student', 'questions')).toBe(false);
    expect(mayOpen('teacher', 'myExams')).toBe(false);
    expect(mayOpen('teacher', 'signIn')).toBe(false);
    expect(mayOpen('sponsor', 'forbidden')).toBe(true);
  });
});

describe('where one goes after signing in', () => {
  const teacher = userOf(people.teacher);

  test.each<[string | null, string]>([
    [null, '/overview'],
    ['/sample-questions?q=cháy', '/sample-questions?q=cháy'],
    ['/surveys', '/overview'],
    ['/', '/overview'],
    ['/error/403', '/overview'],
    ['/nowhere', '/overview'],
    ['https://evil.example/overview', '/overview'],
    ['//evil.example/overview', '/overview'],
  ])('a teacher who wanted %s goes to %s', (origin, to) => {
    expect(landing(teacher, { origin, sentAs: null }, parse)).toBe(to);
  });

  test('a student without a unit goes to the exams', () => {
    const nothing = { origin: null, sentAs: null };
    expect(landing(userOf(people.student), nothing, parse)).toBe('/overview');
    expect(landing(userOf(people.student, { company_id: null }), nothing, parse)).toBe('/surveys');
  });

  test('whom the marketplace has sent, under this very email, asks for a class', () => {
    const to = (person: Parameters<typeof userOf>[0], sentAs: string) =>
      landing(userOf(person), { origin: '/course-all', sentAs }, parse);
    expect(to(people.student, ` ${people.student.email.toUpperCase()} `)).toBe('/course-register');
    expect(to(people.student, 'khac@sen.vn')).toBe('/course-all');
    expect(to(people.teacher, people.teacher.email)).toBe('/course-all');
    expect(landing(userOf(people.sponsor), { origin: null, sentAs: people.sponsor.email }, parse)).toBe(
      '/overview',
    );
  });

  test.each(['pending', 'denied'] as const)('who is %s has the overview and the profile', (admission) => {
    const user = userOf(people.student, { company_id: null, admission });
    expect(landing(user, { origin: '/course-all', sentAs: user.email }, parse)).toBe('/overview');
    expect(names.filter((name) => isOpenTo(user, name) && paths[name].access !== 'everybody')).toEqual([
      'overview',
      'profile',
    ]);
  });
});
