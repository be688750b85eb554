import { describe, expect, test } from 'vitest';
import type { ClassChange } from '@sen/api/contract/model';
import { checkClass, keptClass } from './checkClass.ts';
import { checkHandOver, mayDeleteClasses, mayEditClass, mayEnrol } from './mayEditClass.ts';

const now = new Date('2026-11-22T07:00:00Z');
const draft: ClassChange = {
  classroom_name: ' An toàn   điện – Khóa 1 ',
  classroom_code: ' ATD-K01 ',
  teacher_id: '3',
  classroom_start_time: '2026-11-01T01:00:00Z',
  classroom_end_time: '2026-12-31T10:00:00Z',
};
const codes = (change: Partial<ClassChange>) =>
  checkClass({ ...draft, ...change }, now).map(({ field, code }) => `${field}: ${code}`);

describe('a class', () => {
  test('may have begun, and is kept without surplus spaces, shown to its students', () => {
    expect(codes({})).toEqual([]);
    expect(keptClass(draft)).toMatchObject({
      name: 'An toàn điện – Khóa 1',
      code: 'ATD-K01',
      published: true,
    });
    expect(keptClass({ ...draft, checkPublished: false }).published).toBe(false);
  });

  test.each([
    'classroom_name',
    'classroom_code',
    'teacher_id',
    'classroom_start_time',
    'classroom_end_time',
  ] as const)('needs %s', (field) => {
    expect(codes({ [field]: '' })).toEqual([`${field}: thisFieldIsRequired`]);
    expect(codes({ [field]: ' \u200b' })).toEqual([`${field}: thisFieldIsRequired`]);
  });

  test('ends after it starts, and not in the past', () => {
    const end = (classroom_end_time: string) => codes({ classroom_end_time });
    expect(end('2026-10-31T01:00:00Z')).toEqual(['classroom_end_time: endNotAfterStart']);
    expect(end(draft.classroom_start_time)).toEqual(['classroom_end_time: endNotAfterStart']);
    expect(end('2026-11-02T01:00:00Z')).toEqual(['classroom_end_time: endInThePast']);
    expect(codes({ classroom_start_time: '', classroom_end_time: '2026-11-02T01:00:00Z' })).toEqual([
      'classroom_start_time: thisFieldIsRequired',
      'classroom_end_time: endInThePast',
    ]);
  });
});

const classroom = {
  company_id: '1',
  teacher_ids: ['3'],
  student_ids: ['5'],
  classroom_name: 'Khóa 1',
  starts_at: new Date('2026-11-01T01:00:00Z'),
  ends_at: new Date('2026-12-31T10:00:00Z'),
  attempt_count: 0,
  survey_answer_count: 0,
};
const admin = { id: '2', role: 'admin', company_id: '1' } as const;
const teacher = { id: '3', role: 'teacher', company_id: '1' } as const;
const superAdmin = { id: '1', role: 'super-admin', company_id: null } as const;
const verdict = (one: ReturnType<typeof mayEditClass>) => (one.allowed ? 'allowed' : one.code);

describe('changing a class', () => {
  test.each([
    [superAdmin, 'allowed'],
    [admin, 'allowed'],
    [teacher, 'allowed'],
    [{ ...admin, company_id: '2' }, 'notFound'],
    [{ ...teacher, id: '4' }, 'notFound'],
    [{ id: '5', role: 'student', company_id: '1' } as const, 'notFound'],
  ])('by %j: %s', (actor, expected) => {
    expect(verdict(mayEditClass(actor, classroom, now))).toBe(expected);
  });

  test('ends with the class, for everybody', () => {
    for (const actor of [superAdmin, admin, teacher])
      expect(verdict(mayEditClass(actor, classroom, classroom.ends_at))).toBe('classEnded');
  });

  test('leaves its students to administrators', () => {
    expect(verdict(mayEnrol(admin, classroom, now))).toBe('allowed');
    expect(verdict(mayEnrol(teacher, classroom, now))).toBe('adminsEnrol');
    expect(verdict(mayEnrol(admin, classroom, classroom.ends_at))).toBe('classEnded');
  });
});

test('a teacher teaches the classes that they create, and leaves a class with its teacher', () => {
  const handOver = (...given: Parameters<typeof checkHandOver>) =>
    checkHandOver(...given).map(({ code }) => code);
  expect(handOver(teacher, '3')).toEqual([]);
  expect(handOver(teacher, '4')).toEqual(['adminsHandOver']);
  expect(handOver(teacher, '4', '4')).toEqual([]);
  expect(handOver(teacher, '3', '4')).toEqual(['adminsHandOver']);
  expect(handOver(admin, '4', '3')).toEqual([]);
});

describe('deleting classes', () => {
  const coming = { ...classroom, starts_at: new Date('2026-12-01T01:00:00Z') };

  test('is for classes that do not run and that nobody has worked in', () => {
    const over = { ...classroom, ends_at: now };
    expect(verdict(mayDeleteClasses(admin, [coming, over], now))).toBe('allowed');
    expect(mayDeleteClasses(admin, [coming, classroom], now)).toEqual({
      allowed: false,
      code: 'classRunning',
      params: { classes: '“Khóa 1”' },
    });
    expect(verdict(mayDeleteClasses(admin, [{ ...over, attempt_count: 1 }], now))).toBe('classHasAttempts');
    expect(verdict(mayDeleteClasses(admin, [{ ...over, survey_answer_count: 1 }], now))).toBe(
      'classHasSurveyAnswers',
    );
    expect(verdict(mayDeleteClasses({ ...teacher, id: '4' }, [coming], now))).toBe('notFound');
  });

  test('names ten of many', () => {
    const many = Array.from({ length: 30 }, () => classroom);
    const refusal = mayDeleteClasses(admin, many, now);
    expect(JSON.stringify(refusal).match(/Khóa 1/g)).toHaveLength(10);
  });
});
