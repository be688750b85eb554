import { describe, expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { examStatuses, stateAllowsExam } from './examVerbs.ts';
import { mayAssignExam } from './mayAssignExam.ts';
import { mayDeleteQuestion } from '../questions/mayDeleteQuestion.ts';
import { mayDeleteItem, mayEditItem, mayLockItem } from '../banks/mayEditItem.ts';
import { mayLockExams } from './mayLockExams.ts';
import { editGoesTo, mayDeleteUsed } from '../banks/used.ts';

describe('section 4', () => {
  test('public and project exams can be locked, locked ones unlocked, drafts neither', () => {
    const lockable = examStatuses.filter((status) => stateAllowsExam(status, 'lock').allowed);
    const unlockable = examStatuses.filter((status) => stateAllowsExam(status, 'unlock').allowed);
    expect([lockable, unlockable]).toEqual([['published', 'project'], ['locked']]);
    expect(stateAllowsExam('draft', 'lock')).toMatchObject({ code: 'unableToLockExamPapersWithDraftStatus' });
    expect(stateAllowsExam('draft', 'unlock')).toMatchObject({
      code: 'unableToOpenExamPapersWithDraftStatus',
    });
  });

  test('a selection is locked whole or not at all', () => {
    expect(mayLockExams([], true)).toMatchObject({ code: 'pleaseSelectTheExamYouWantToLock' });
    expect(mayLockExams([], false)).toMatchObject({ code: 'pleaseSelectTheExamYouWantToUnlock' });
    expect(mayLockExams([{ status: 'published' }, { status: 'project' }], true).allowed).toBe(true);
    expect(mayLockExams([{ status: 'published' }, { status: 'draft' }], true)).toMatchObject({
      code: 'unableToLockExamPapersWithDraftStatus',
    });
    expect(mayLockExams([{ status: 'locked' }, { status: 'published' }], false)).toMatchObject({
      code: 'examNotLocked',
    });
  });

  test('drafts become public or a project’s, and one becomes the other; only public and project exams are assigned and taken', () => {
    expect(examStatuses.filter((status) => stateAllowsExam(status, 'publish').allowed)).toEqual([
      'draft',
      'project',
    ]);
    expect(examStatuses.filter((status) => stateAllowsExam(status, 'project').allowed)).toEqual([
      'draft',
      'published',
    ]);
    for (const verb of ['assign', 'take'] as const)
      expect(examStatuses.filter((status) => stateAllowsExam(status, verb).allowed)).toEqual([
        'published',
        'project',
      ]);
  });

  test('an item in use is edited as a copy and not deleted', () => {
    expect([editGoesTo({ in_use: true }), editGoesTo({ in_use: false })]).toEqual(['copy', 'itself']);
    expect(mayDeleteUsed({ in_use: true }, 'examInUse')).toMatchObject({ code: 'examInUse' });
    expect(mayDeleteUsed({ in_use: false }, 'questionInUse').allowed).toBe(true);
  });
});

describe('section 6', () => {
  const exam = { company_id: '1', created_by: '7' };
  const actor = (role: (typeof roles)[number], id: string, company_id: string | null = '1') => ({
    role,
    id,
    company_id,
  });

  test.each(roles)('%s', (role) => {
    const manages = role === 'super-admin' || role === 'admin';
    expect(mayEditItem(actor(role, '7'), { ...exam, status: 'published' }).allowed).toBe(true);
    expect(mayEditItem(actor(role, '8'), { ...exam, status: 'published' }).allowed).toBe(manages);
    expect(mayEditItem(actor(role, '8'), { ...exam, status: 'draft' }).allowed).toBe(
      manages || role === 'teacher',
    );
    expect(mayLockItem(actor(role, '8'), { ...exam, status: 'published' }).allowed).toBe(manages);
    expect(mayDeleteItem(actor(role, '8'), { ...exam, status: 'draft' }).allowed).toBe(manages);
    expect(mayDeleteQuestion(actor(role, '7'), exam).allowed).toBe(true);
  });

  test('the refusal says which; another unit’s exam does not exist', () => {
    const teacher = actor('teacher', '8');
    const published = { ...exam, status: 'published' as const };
    expect(mayEditItem(teacher, published)).toMatchObject({ code: 'forbiddenToEdit' });
    expect(mayLockItem(teacher, published)).toMatchObject({ code: 'forbiddenToLock' });
    expect(mayDeleteItem(teacher, published)).toMatchObject({ code: 'forbiddenToDelete' });
    expect(mayEditItem(actor('admin', '7', '2'), published)).toMatchObject({ code: 'notFound' });
  });
});

test('a class that has ended takes no exam', () => {
  const end = new Date('2026-11-21T00:00:00Z');
  expect(mayAssignExam('published', end, end)).toMatchObject({ code: 'classEnded' });
  expect(mayAssignExam('draft', end, new Date(0))).toMatchObject({ code: 'examNotPublished' });
  expect(mayAssignExam('project', end, new Date(0)).allowed).toBe(true);
});
