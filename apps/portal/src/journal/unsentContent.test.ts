import { attempt } from '@sen/api/fixtures/attempts';
import { expect, test } from 'vitest';
import { AttemptJournal } from './AttemptJournal';
import { journalInMemory } from './journalTables';
import { unsentContentOf } from './unsentContent';

const wall = Date.UTC(2026, 10, 21, 2);
const questionId = attempt.paper.parts[0]?.questions[0]?.id ?? '';

test('what the server lacks goes into a file, also after it has refused it', async () => {
  const subject = { user_id: '5', attempt_id: attempt.id, survey_id: attempt.survey_id, title: '' };
  const journal = new AttemptJournal(journalInMemory(), subject, () => crypto.randomUUID());
  expect(unsentContentOf(await journal.load(), wall)).toBeNull();
  await journal.savePaper(attempt, wall);
  expect(unsentContentOf(await journal.load(), wall)).toBeNull();
  await journal.write({ question_id: questionId, flagged: true, base: 0, written_at: attempt.started_at });
  await journal.end('answerTooLate');

  const { head } = await journal.load();
  expect(unsentContentOf(await journal.load(), wall)).toMatchObject({
    key: attempt.hand_in,
    content: {
      attempt_id: attempt.id,
      user_id: '5',
      journal_id: head.journal_id,
      entries: [{ seq: 1, flagged: true }],
    },
  });

  // Reopened: the journal continues, and sends it.
  await journal.savePaper(attempt, wall);
  expect((await journal.load()).head.over).toBeNull();
  expect(await journal.nextBatch(100)).toMatchObject({ entries: [{ seq: 1 }], unsent: 0 });
});
