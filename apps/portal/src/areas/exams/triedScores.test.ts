import { examPreview } from '@sen/api/fixtures/exams';
import { questionSamples } from '@sen/api/fixtures/questions';
import { expect, test } from 'vitest';
import { triedScores } from './triedScores';

const questions = examPreview.paper.parts.flatMap((part) => part.questions);
const written = questions.filter(
  ({ content: { type } }) => type === 'short_answer' || type === 'long_answer',
);

test('right answers have full points, written ones wait, and nothing answered is nothing', () => {
  const right = Object.fromEntries(
    questions.map(({ id, content }) => [id, questionSamples[content.type].right]),
  );
  const { total, waiting, scores } = triedScores(examPreview, right);
  expect(waiting).toBe(written.length);
  expect(total).toBe(100 - written.reduce((sum, { score }) => sum + score, 0));
  expect(scores.size).toBe(questions.length);
  expect(triedScores(examPreview, {})).toMatchObject({ total: 0, waiting: 0 });
});

test('a wrong choice earns nothing', () => {
  const [choice] = questions.filter(({ content: { type } }) => type === 'one_choice');
  const wrong = { [choice?.id ?? '']: questionSamples.one_choice.wrong };
  expect(triedScores(examPreview, wrong).scores.get(choice?.id ?? '')).toBe(0);
});
