import { expect, test } from 'vitest';
import type { QuestionContent } from '@sen/api/contract/model';
import { withShownFigures } from './figures.ts';

const formula = (id: string) => ({ id, kind: 'formula' as const, mathml: '<math></math>', alt: id });
const content: QuestionContent = {
  type: 'one_choice',
  options: [{ id: 'a', text: 'Như [[#2]]' }],
  figures: [
    { id: '1', kind: 'table', rows: [['x', '[[#3]]']] },
    formula('2'),
    formula('3'),
    { id: '4', kind: 'table', rows: [['[[#5]]']] },
    formula('5'),
  ],
};

test('a question shows the figures of its text, its options and the tables that it shows, not those of its key', () => {
  const shown = withShownFigures('Theo bảng [[#1]]', content);
  expect(shown.figures?.map(({ id }) => id)).toEqual(['1', '2', '3']);
  const { figures: _none, ...plain } = content;
  expect(withShownFigures('Theo bảng', plain)).toBe(plain);
});
