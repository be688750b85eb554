import { expect, test } from 'vitest';
import { errorMessage } from '../errors/errorMessage.ts';
import { mayChat } from './mayChat.ts';

const deadline = new Date('2026-11-29T02:45:00Z');

test('nobody chats from the start of an exam to its deadline', () => {
  const verdict = (at: string) => mayChat(deadline, new Date(at));
  expect(mayChat(null, deadline)).toEqual({ allowed: true });
  expect(verdict('2026-11-29T02:44:59.999Z')).toEqual({
    allowed: false,
    code: 'chatDuringExam',
    params: { until: deadline.toISOString() },
  });
  expect(verdict('2026-11-29T02:45:00Z').allowed).toBe(true);
});

test('the refusal says in both languages when the chat opens again', () => {
  const params = { until: deadline.toISOString() };
  for (const language of ['vi', 'en'] as const)
    expect(errorMessage('chatDuringExam', language, params)).toContain('09:45');
});
