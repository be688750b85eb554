import { expect, test } from 'vitest';
import type { QuestionContent } from '@sen/api/contract/model';
import { writeHtml } from '../papers/html/writeHtml.ts';
import { checkFigures } from './checkFigures.ts';
import { type Figure, withShownFigures } from './figures.ts';

const table = (id: string, cell: string): Figure => ({ id, kind: 'table', rows: [[cell]] });
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

const codes = (title: string, figures: Figure[]) =>
  checkFigures({ title, content: { type: 'true_false', figures } }).map(({ code }) => code);

test('a table holds no table, not even itself, and is not shown again and again', () => {
  expect(codes('[[#1]]', [table('1', '[[#2]] và [[#2]]'), formula('2')])).toEqual([]);
  expect(codes('[[#1]]', [table('1', '[[#1]]')])).toEqual(['tableInTable']);
  expect(codes('[[#1]]', [table('1', '[[#2]]'), table('2', '[[#1]]')])).toEqual([
    'tableInTable',
    'tableInTable',
  ]);
  expect(codes('[[#1]]'.repeat(6), [table('1', 'x')])).toEqual(['figureTooOften']);
  expect(codes('[[#1]]'.repeat(50), [formula('1')])).toEqual([]);
});

test('a stored table that shows itself is written once', () => {
  const html = writeHtml('A [[#1]] B', [table('1', 'x [[#1]] y')]);
  const hard = '&#160;';
  expect(html).toBe(`A${hard}<table><tbody><tr><td>x${hard}${hard}y</td></tr></tbody></table>${hard}B`);
});

test('control characters neither cut a text nor take its words', () => {
  expect(writeHtml('Nhiệt độ\u0001 KHÔNG \u0001quá\u000b40\uffff')).toBe('Nhiệt độ KHÔNG quá<br/>40');
});
