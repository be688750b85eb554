import { describe, expect, test } from 'vitest';
import { errorsOf } from '../errorsOf.ts';
import type { Paper } from '../PaperQuestion.ts';
import { beginsAsAiken, readAiken } from './readAiken.ts';
import { beginsAsGift, readGift } from './readGift.ts';

const first = '// [tag:sen.type.one_choice]\n[plain]Một? {=a ~b}\n\n';

/** Each question: its title, '+' if it may be stored, and its warnings. */
const shown = ({ questions }: Paper) =>
  questions.map(({ draft, warnings }) =>
    [errorsOf(draft).length === 0 ? '+' : '-', draft.title, ...warnings.map(({ code }) => `!${code}`)].join(
      ' ',
    ),
  );
const noted = ({ notes }: Paper) => notes.map(({ code }) => code);

describe('GIFT that ends', () => {
  test.each<[string, string, string]>([
    ['within a title', '[plain]Có thể đe', '- Có thể đe !incomplete'],
    ['at the end of a line of a title', '[plain]Có thể\n', '- Có thể !incomplete'],
    ['within a name', '::Câu 2', '- ::Câu 2 !incomplete'],
    ['within a format', '[pla', '- [pla !incomplete'],
    ['before its answers', 'Hai? {', '- Hai? !incomplete'],
    ['within its answers', 'Hai? {=c ~', '- Hai? !incomplete'],
    ['within a true', 'Hai? {TR', '- Hai? [[1]] !incomplete'],
    ['behind a blank', 'Nước {=sôi}', '- Nước [[1]] !endUnsure'],
    ['behind a number', 'Gọi {#114}', '- Gọi [[1]] !endUnsure'],
    ['within the text behind a blank', 'Nước {=sôi} ở 100', '- Nước [[1]] ở 100 !endUnsure'],
    ['behind options that may be a blank', 'Nước {=sôi ~lạnh}', '- Nước !endUnsure'],
  ])('%s is marked', (_, end, expected) => {
    expect(shown(readGift(first + end))).toEqual(['+ Một?', expected]);
  });

  test.each<[string, string, string]>([
    ['after a question mark', 'Hai? {=c ~d}', '+ Hai?'],
    ['after true or false', 'Nước sôi. {T}', '+ Nước sôi.'],
    ['after pairs', 'Nối {=a -> b =c -> d}', '+ Nối'],
    ['with an end of line', 'Nước {=sôi} ở 100 độ.\n', '+ Nước [[1]] ở 100 độ.'],
    ['before a comment', 'Nước {=sôi} ở 100 độ.\n// hết', '+ Nước [[1]] ở 100 độ.'],
  ])('%s is whole', (_, end, expected) => {
    expect(shown(readGift(first + end))).toEqual(['+ Một?', expected]);
  });

  test('within a question of the middle is marked there', () => {
    const paper = readGift(`Một? {=a ~b\n\nHai? {=c ~d}\n\n${first}`);
    expect(shown(paper)).toEqual(['- Một? !incomplete', '+ Một?']);
    expect(noted(paper)).toEqual(['fileCut']);
  });

  test('says so of the file, which is no other format', () => {
    expect(noted(readGift(`${first}[plain]Có thể đe`))).toEqual(['fileCut']);
    expect(noted(readGift(first))).toEqual([]);
    for (const text of ['[plain]Có thể đe', '// [tag:sen.ty', '::Tên', '// Đề 1\n\n$CATEGORY: a/b'])
      expect([text, beginsAsGift(text)]).toEqual([text, true]);
    for (const text of ['Câu 1. a', '// Câu 1. a', '[Câu 1] a', '']) expect(beginsAsGift(text)).toBe(false);
  });

  test('a description between questions is no cut', () => {
    expect(shown(readGift(`Đọc đoạn sau.\n\n${first}`))).toEqual([
      '+ Đọc đoạn sau. !readAsWritten',
      '+ Một?',
    ]);
  });
});

describe('Aiken that ends', () => {
  const whole = 'Một?\nA. a\nB. b\nANSWER: B\n';
  test.each<[string, string, string]>([
    ['within a title', 'Hai', '- Hai !incomplete'],
    ['within its options', 'Hai?\nA. a', '- Hai? !incomplete'],
    ['within ANSWER', 'Hai?\nA. a\nB. b\nANSW', '- Hai? !incomplete'],
    ['before its letter', 'Hai?\nA. a\nB. b\nANSWER: ', '- Hai? !incomplete'],
  ])('%s is marked', (_, end, expected) => {
    const paper = readAiken(`${whole}\n${end}`);
    expect(shown(paper)).toEqual(['+ Một?', expected]);
    expect(noted(paper)).toEqual(['fileCut']);
  });

  test('within ANSWER keeps its last option as it is', () => {
    const [question] = readAiken('Hai?\nA. a\nB. b\nAN').questions;
    expect(question?.draft.content).toMatchObject({ options: [{ text: 'a' }, { text: 'b' }] });
  });

  test('in the middle is not taken for a part of the next question', () => {
    expect(shown(readAiken(`Hai?\nA. a\nB. b\n\n${whole}`))).toEqual(['- Hai? !incomplete']);
  });

  test('before its first answer is known by its options', () => {
    expect(beginsAsAiken('Hai?\nA. a\nB')).toBe(true);
    for (const text of ['Hai?', 'A. a\nB. b', '']) expect(beginsAsAiken(text)).toBe(false);
  });
});
