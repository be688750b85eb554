import { expect, test } from 'vitest';
import { emojiList } from './emojiList.gen';
import { emojiGroups, readEmoji, searchEmoji } from './emojiSearch';
import { foldText } from '../../private/foldText';

const all = emojiGroups.flatMap((group) => readEmoji(emojiList[group]));
const found = (query: string) => searchEmoji(all, query).map(({ sign }) => sign);

test('every emoji has a name in both languages and is listed once', () => {
  expect(all.length).toBeGreaterThan(1500);
  expect(all.filter(({ names }) => !names.vi || !names.en)).toEqual([]);
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
});

test.each(['trái tim đỏ', 'TRAI TIM DO', 'trái tim đỏ'.normalize('NFD'), 'red heart', 'tim đ'])(
  '%s finds the red heart',
  (query) => {
    expect(found(query)).toContain('❤️');
  },
);

test('matches in names come first', () => {
  expect(found('hoa sen')[0]).toBe('🪷');
  expect(
    searchEmoji(all, 'meo')
      .slice(0, 3)
      .every(({ names }) => foldText(names.vi).includes('meo')),
  ).toBe(true);
});

test('an empty query and a query without matches return nothing', () => {
  expect(found('  ')).toEqual([]);
  expect(found('zzzz')).toEqual([]);
});

test('folding takes case, marks, đ and its look-alike eth away', () => {
  expect(foldText('Đặng Ðình ỄỆ')).toBe('dang dinh ee');
});
