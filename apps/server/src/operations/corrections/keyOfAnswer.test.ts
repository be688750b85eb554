import { questionSamples } from '@sen/api/fixtures/questions';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { expect, test } from 'vitest';
import { questionTraits } from '@sen/domain/questions/questionTypes';
import { scoreAnswer } from '@sen/domain/attempts/scoreAnswer';
import { keyOfAnswer } from '@sen/domain/corrections/keyOfAnswer';

test.each(questionTypes.filter((type) => questionTraits[type].markedBy === 'server'))(
  'an answer is right by its own key: %s',
  (type) => {
    const { content, wrong } = questionSamples[type];
    const key = keyOfAnswer(wrong);
    expect(key === null ? null : scoreAnswer(content, key, wrong, 5)).toBe(5);
  },
);

test('several words of a blank, and what is not complete', () => {
  expect(keyOfAnswer({ type: 'fill_keyword', blanks: { '1': ' Huế | Thừa Thiên Huế ' } })).toEqual({
    type: 'fill_keyword',
    blanks: { '1': ['Huế', 'Thừa Thiên Huế'] },
  });
  expect(keyOfAnswer({ type: 'fill_number', blanks: { '1': 'tám' } })).toBeNull();
  expect(keyOfAnswer({ type: 'one_choice', choice: null })).toBeNull();
  expect(keyOfAnswer({ type: 'long_answer', text: 'a' })).toBeNull();
});
