import type { AnswerValue, SavedAnswer } from '@sen/api/contract/model';
import { describe, expect, test } from 'vitest';
import {
  emptyExamState,
  type ExamEvent,
  type ExamState,
  recordOf,
  shownAnswer,
  unsavedQuestions,
} from './examState';
import { nextExamState } from './nextExamState';

const journal_id = 'j';
const saved_at = '2026-11-21T02:00:00.000Z';
const choice = (id: string | null): AnswerValue => ({ type: 'one_choice', choice: id });
const after = (...events: ExamEvent[]): ExamState => events.reduce(nextExamState, emptyExamState);

const changed = (value: AnswerValue, at = 1): ExamEvent => ({
  kind: 'changed',
  question_id: '1',
  answer: value,
  at,
});
const written = (seq: number, value: AnswerValue, local = true): ExamEvent => ({
  kind: 'written',
  entry: { journal_id, seq, question_id: '1', answer: value, base: 0, written_at: saved_at },
  local,
  at: 2,
});
const acknowledged = (
  acknowledged_seq: number,
  changes: SavedAnswer[] = [],
  by = journal_id,
  epoch = 'e',
): ExamEvent => ({
  kind: 'acknowledged',
  journal_id: by,
  acknowledged_seq,
  epoch,
  saved_at,
  deadline: 9,
  submitted: false,
  notices: 0,
  changes,
  at: 3,
});
const saved = (value: AnswerValue | null, server_seq: number, own: boolean): SavedAnswer => ({
  question_id: '1',
  answer: value,
  flagged: false,
  server_seq,
  saved_at,
  own,
});

test('an answer of a restored server is shown even though its number is lower', () => {
  const before = after(acknowledged(0, [saved(choice('a'), 9, false)]));
  const restored = nextExamState(before, acknowledged(0, [saved(choice('b'), 3, false)], 'k', 'f'));
  expect(shownAnswer(recordOf(restored, '1'))).toEqual(choice('b'));
  expect(recordOf(restored, '1').server?.server_seq).toBe(3);
});

describe('where an answer is', () => {
  test('page, then device, then server', () => {
    const typed = after(changed(choice('a')));
    expect(recordOf(typed, '1').answer?.entry).toBeNull();
    const kept = nextExamState(typed, written(1, choice('a')));
    expect(recordOf(kept, '1').answer?.entry).toEqual({ journal_id, seq: 1 });
    const sent = nextExamState(kept, acknowledged(1, [saved(choice('a'), 4, true)]));
    expect(recordOf(sent, '1')).toMatchObject({
      answer: null,
      server: { server_seq: 4 },
      revision: 0,
      elsewhere: false,
    });
    expect(unsavedQuestions(sent)).toEqual([]);
  });

  test('an acknowledgement of the older choice leaves the newer one unsaved', () => {
    const state = after(changed(choice('a')), written(1, choice('a')), changed(choice('b')), acknowledged(1));
    expect(shownAnswer(recordOf(state, '1'))).toEqual(choice('b'));
    expect(unsavedQuestions(state)).toEqual(['1']);
  });

  test('another journal’s number says nothing of this one', () => {
    const state = after(changed(choice('a')), written(1, choice('a')), acknowledged(7, [], 'another'));
    expect(unsavedQuestions(state)).toEqual(['1']);
  });
});

describe('what comes from elsewhere', () => {
  test('is shown and told, unless this page has something newer', () => {
    const foreign = acknowledged(0, [saved(choice('z'), 5, false)]);
    expect(recordOf(after(foreign), '1')).toMatchObject({ elsewhere: true, revision: 1 });
    const kept = after(changed(choice('a')), written(1, choice('a')), foreign);
    expect(shownAnswer(recordOf(kept, '1'))).toEqual(choice('a'));
    expect(recordOf(kept, '1')).toMatchObject({ elsewhere: false, revision: 0 });
  });

  test('an empty answer that the server did not apply gives way to what the server holds', () => {
    const state = after(
      changed(choice(null)),
      written(1, choice(null)),
      acknowledged(1, [saved(choice('z'), 5, false)]),
    );
    expect(shownAnswer(recordOf(state, '1'))).toEqual(choice('z'));
    expect(recordOf(state, '1').elsewhere).toBe(true);
  });

  test('typing that is not in the journal yet is newer than another tab’s entry', () => {
    const state = after(changed(choice('a')), written(1, choice('b'), false));
    expect(shownAnswer(recordOf(state, '1'))).toEqual(choice('a'));
  });
});

test('a refused answer stays on the page until it is answered again', () => {
  const refusal = {
    question_id: '1',
    answer: choice('x'),
    code: 'answerWrongShape',
    message: 'Không đúng dạng.',
  };
  const setAside: ExamEvent = { kind: 'setAside', journal_id, seq: 1, refusal, at: 3 };
  const state = after(changed(choice('x')), written(1, choice('x')), setAside);
  expect(shownAnswer(recordOf(state, '1'))).toEqual(choice('x'));
  expect(unsavedQuestions(state)).toEqual([]);
  expect(recordOf(nextExamState(state, changed(choice('a'))), '1').refused).toBeNull();
});

test('an attempt that is over stays over', () => {
  const over: ExamEvent = { kind: 'link', link: 'over', reason: { code: 'attemptOver', message: '' }, at: 4 };
  expect(after(over, acknowledged(0)).link).toBe('over');
});
