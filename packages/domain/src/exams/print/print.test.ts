import { describe, expect, test } from 'vitest';
import type { Paper, PaperQuestion, QuestionType } from '@sen/api/contract/model';
import { questionSamples } from '../../testing/questionSamples.ts';
import { questionTypes } from '../../questions/questionTypes.ts';
import { keyBlocks } from './keyBlocks.ts';
import { optionLabel } from './labels.ts';
import { paperBlocks } from './paperBlocks.ts';
import type { PrintBlock } from './PrintBlock.ts';

const questionOf = (type: QuestionType, index: number): PaperQuestion => ({
  id: type,
  number: index + 1,
  title: questionSamples[type].title,
  score: 7.5,
  numbering: 'none',
  content: questionSamples[type].content,
});
const paper: Paper = { parts: [{ title: 'Phần 1', score: 82.5, questions: questionTypes.map(questionOf) }] };
const keys = new Map(questionTypes.map((type) => [type as string, questionSamples[type].key]));

const textOf = (block: PrintBlock): string => {
  if (block.kind === 'text')
    return `${block.label ?? ''} ${block.pieces.map(({ text }) => text).join('')}`.trim();
  if (block.kind === 'options') return block.options.map(({ label, text }) => `${label} ${text}`).join('  ');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' | ')).join('\n');
  return block.kind;
};
const shown = (blocks: readonly PrintBlock[]) => blocks.map(textOf);

describe('on paper', () => {
  const blocks = shown(paperBlocks(paper, 'vi'));

  test('each of the eleven types has its question, its points and a place for the answer', () => {
    questionTypes.forEach((_, index) => {
      const line = blocks.find((text) => text.startsWith(`Câu ${index + 1}. `));
      expect(line).toMatch(/\(7,5\u00a0điểm\)$/);
    });
    expect(blocks).toContain('A. Huế  B. Hà Nội  C. Đà Nẵng');
    expect(blocks).toContain('Chọn tất cả các đáp án đúng.');
    expect(blocks).toContain('□ Đúng  □ Sai');
    expect(blocks.filter((text) => text === 'lines')).toHaveLength(2);
    expect(blocks.some((text) => text.includes('Quần đảo (1) ……………… và (2) ………………'))).toBe(true);
  });

  test('nothing of a key is printed', () => {
    const { key } = questionSamples.fill_keyword;
    const secrets = key.type === 'fill_keyword' ? Object.values(key.blanks).flat() : [];
    for (const secret of secrets) expect(blocks.join('\n')).not.toContain(secret);
  });

  test('a title stays with its answers, and lets the next question go', () => {
    const kept = (type: QuestionType) => {
      const single = paperBlocks(
        { parts: [{ title: 'P', score: 1, questions: [questionOf(type, 0)] }] },
        'vi',
      );
      return single.slice(1).map(({ keep = false }) => keep);
    };
    expect(kept('one_choice')).toEqual([true, false]);
    expect(kept('multiple_choice')).toEqual([true, true, false]);
    expect(kept('fill_number')).toEqual([false]);
    expect(kept('match_clauses')).toEqual([true, true, false]);
  });

  test('pictures and tables stand below their text, formulas in it', () => {
    const one: PaperQuestion = {
      ...questionOf('true_false', 0),
      title: 'Nghiệm [[#1]] của hình [[#2]] sau\nbảng [[#3]]',
      content: {
        type: 'true_false',
        figures: [
          { id: '1', kind: 'formula', mathml: '<math><mi>x</mi></math>', alt: 'x^2' },
          { id: '2', kind: 'picture', source: 'data:image/png;base64,AAAA', alt: 'Tam giác' },
          { id: '3', kind: 'table', rows: [['a', 'có [[#1]]']] },
        ],
      },
    };
    const found = paperBlocks({ parts: [{ title: 'P', score: 1, questions: [one] }] }, 'vi');
    expect(shown(found).slice(1, -1)).toEqual([
      'Câu 1. Nghiệm x^2 của hình',
      'picture',
      'sau',
      'bảng',
      'a | có x^2',
      '(7,5\u00a0điểm)',
    ]);
  });
});

test('the key names the answers as the paper does', () => {
  const [, table] = keyBlocks(paper, keys, 'vi');
  expect(table && textOf(table).split('\n')).toEqual([
    'Câu | Đáp án | Điểm',
    '1 | B | 7,5',
    '2 | A, C | 7,5',
    '3 | Giáo viên chấm | 7,5',
    '4 | Gợi ý: Bình bột | 7,5',
    '5 | Đúng | 7,5',
    '6 | (1) Hoàng Sa; (2) Trường Sa hoặc Truong Sa | 7,5',
    '7 | (1) 7,5; (2) 3,14 (± 0,01) | 7,5',
    expect.stringMatching(/^8 \| 1 – [a-z]; 2 – [a-z]/),
    expect.stringMatching(/^9 \| \(1\) [A-Z]/),
    expect.stringMatching(/^10 \| \(1\) \S+/),
    expect.stringMatching(/^11 \| [a-z] → [a-z]/),
  ]);
});

test('labels go on after the last letter', () =>
  expect([0, 25, 26, 49].map((index) => optionLabel('A', index))).toEqual(['A', 'Z', 'AA', 'AX']));
