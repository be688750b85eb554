import { expect, test } from 'vitest';
import { readPaper } from './readPaper.ts';
import { writeSample } from './writeSample.ts';

test.each(['vi', 'en'] as const)('the sample paper is read as it is meant (%s)', async (language) => {
  const paper = await readPaper({ bytes: writeSample(language), name: 'a.docx' });
  if ('unreadable' in paper) throw new Error(paper.unreadable);
  const { notes, questions } = paper;
  expect(notes.map(({ code }) => code)).toEqual(['linesBefore', 'keysRead']);
  expect(questions.map(({ draft: { content, key } }) => [content.type, key])).toEqual([
    ['one_choice', { type: 'one_choice', choice: 'a' }],
    ['one_choice', { type: 'one_choice', choice: 'b' }],
    ['one_choice', { type: 'one_choice', choice: 'a' }],
    ['multiple_choice', { type: 'multiple_choice', choices: ['a', 'b', 'd'] }],
    ['true_false', { type: 'true_false', value: false }],
    ['fill_number', { type: 'fill_number', blanks: { 1: { value: 8 } } }],
    [
      'fill_keyword',
      { type: 'fill_keyword', blanks: { 1: ['114'], 2: ['115'], 3: expect.arrayContaining(['Hà Nội']) } },
    ],
    ['short_answer', { type: 'short_answer', model_answer: expect.any(String) }],
    ['match_clauses', { type: 'match_clauses', pairs: { a: 'b', b: 'a', c: 'c' } }],
    ['order_clauses', { type: 'order_clauses', order: ['b', 'a', 'c'] }],
    ['one_choice', { type: 'one_choice', choice: 'a' }],
    ['one_choice', { type: 'one_choice', choice: 'b' }],
    ['long_answer', { type: 'long_answer', rubric: [expect.anything(), expect.anything()] }],
  ]);
  expect(questions.map(({ draft }) => draft.difficulty).filter(Boolean)).toEqual(['hard']);
  expect(questions.flatMap(({ label, warnings }) => warnings.map(({ code }) => `${label} ${code}`))).toEqual(
    [],
  );
  expect(questions.filter(({ draft }) => /[_*{]|đúng\/sai|true\/false/i.test(draft.title))).toEqual([]);
});
