import { describe, expect, test } from 'vitest';
import { lines, paperOf, shown } from '../../testing/wordPapers.ts';
import { paragraph as p } from '../../testing/wordXml.ts';
import { errorsOf } from '../errorsOf.ts';

describe('what is doubtful is marked', () => {
  const start = ['Câu 1. Một?', 'A. a1', 'B. b1', 'C. c1'];
  test.each<[string, string, string]>([
    [
      'two marked',
      lines('Câu 1. Một?', 'A. {_a1_}', 'B. b1', 'C. {_c1_}'),
      'Một? | *a1 | b1 | *c1 !severalMarked',
    ],
    ['two said', lines(...start, 'Đáp án: A, C'), 'Một? | *a1 | b1 | *c1'],
    ['none marked', lines(...start), 'Một? | a1 | b1 | c1'],
    ['all marked', lines('Câu 1. Một?', 'A. {_a1_}', 'B. {_b1_}'), 'Một? | a1 | b1'],
    ['no such option', lines(...start, 'Đáp án: E'), 'Một? | a1 | b1 | c1 !keyLetterUnknown'],
    [
      'marks against words',
      lines('Câu 1. Một?', 'A. {_a1_}', 'B. b1', 'Đáp án: B'),
      'Một? | a1 | *b1 !keysDisagree',
    ],
    ['a gap', lines('Câu 1. Một?', 'A. a1', 'C. {_c1_}'), 'Một? | a1 | *c1 !optionGap'],
    ['a strange paragraph', lines(...start, 'Đọc đoạn văn sau.'), 'Một? | a1 | b1 | c1 !lineLeft'],
    [
      'an explanation',
      lines(...start, 'Đáp án: A', 'Lời giải: vì a1', 'nên A.'),
      'Một? | *a1 | b1 | c1 !explanationLeft',
    ],
  ])('%s', (_, body, expected) => expect(shown(body)).toEqual([expected]));

  test('and a missing key is an error of the question', () => {
    const [question] = paperOf(lines(...start)).questions;
    expect(question && errorsOf(question.draft).map(({ code }) => code)).toEqual(['answerMissing']);
  });

  test('inserted text is read, deleted text is not', () => {
    const change =
      '<w:p><w:r><w:t>Câu 1. Một</w:t></w:r><w:del><w:r><w:delText> hai</w:delText></w:r></w:del><w:ins><w:r><w:t> ba?</w:t></w:r></w:ins></w:p>';
    expect(shown(change + lines('A. a', '*B. b'))).toEqual(['Một ba? | a | *b !trackedChange']);
  });

  test('an option that is only marked as deleted leaves a trace', () => {
    const deleted = '<w:p><w:del><w:r><w:delText>*B. b</w:delText></w:r></w:del></w:p>';
    expect(shown(lines('Câu 1. Một?', 'A. a') + deleted + lines('*B. c'))).toEqual([
      'Một? | a | *c !trackedChange',
    ]);
  });

  test('a text box follows its paragraph, once', () => {
    const box = `<w:txbxContent>${p('B. {_trong hộp_}')}</w:txbxContent>`;
    const anchored = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:inline/>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(shown(lines('Câu 1. Một?', 'A. ngoài') + anchored)).toEqual([
      'Một? | ngoài | *trong hộp !textBox',
    ]);
  });
});
