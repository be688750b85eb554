import { expect, test } from 'vitest';
import { mayEnterScores } from './mayEnterScores.ts';

const now = new Date('2026-11-28T02:00:00Z');
const begun = { starts_at: now };
const classroom = { company_id: '1', course_id: '3', teacher_ids: ['7'] };
const teacher = { id: '7', role: 'teacher', company_id: '1' } as const;

test('its teachers and administrators, once the exam has begun', () => {
  const admin = { id: '2', role: 'admin', company_id: '1' } as const;
  for (const actor of [teacher, admin])
    expect(mayEnterScores(actor, classroom, begun, now).allowed).toBe(true);
  const coming = { starts_at: new Date(now.getTime() + 1) };
  expect(mayEnterScores(teacher, classroom, coming, now)).toMatchObject({ code: 'scoresBeforeStart' });
});

test('nobody else', () => {
  const others = [
    { ...teacher, id: '8' },
    { ...teacher, role: 'student' },
    { ...teacher, company_id: '2', role: 'admin' },
  ] as const;
  for (const actor of others) expect(mayEnterScores(actor, classroom, begun, now).allowed).toBe(false);
});
