import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatLimits } from './chatLimits.ts';
import { checkMessage, lengthOfMessage, messageText } from './messageText.ts';
import { messageType } from './messageType.ts';

const codesOf = (typed: string | undefined, hasFile = false) =>
  checkMessage(typed, { hasFile }).map(({ code }) => code);

test.each([
  ['  Chào thầy \n', 'Chào thầy'],
  ['<b>đậm</b> &amp;', '<b>đậm</b> &amp;'],
  ['một\r\nhai\rba', 'một\nhai\nba'],
  ['tệp \u202Efdp.exe', 'tệp fdp.exe'],
  ['👩\u200D🏫 và 🇻🇳', '👩\u200D🏫 và 🇻🇳'],
  ['Vie\u0302\u0323t', 'Việt'],
])('%j is stored as %j', (typed, stored) => {
  expect(messageText(typed)).toBe(stored);
});

test('a message needs a text, unless it has a file', () => {
  for (const typed of [undefined, '', ' \n\t', '\u200B\u202E', '\u3164', '\u200D'])
    expect([codesOf(typed), codesOf(typed, true)]).toEqual([['chatMessageEmpty'], []]);
  expect(codesOf('a')).toEqual([]);
});

test('a message has at most 10,000 characters', () => {
  expect(codesOf('😀'.repeat(chatLimits.body))).toEqual([]);
  expect(codesOf(` ${'a'.repeat(chatLimits.body)} `)).toEqual([]);
  expect(checkMessage('a'.repeat(100_000), { hasFile: true })).toEqual([
    { field: 'body', code: 'chatMessageTooLong', params: { count: 100_000, max: 10_000 } },
  ]);
});

test('a stored text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const stored = messageText(typed);
      expect(messageText(stored)).toBe(stored);
      expect(lengthOfMessage(stored)).toBeLessThanOrEqual(stored.length);
    }),
  );
});

test.each([
  [null, null],
  [{ name: 'a.png', type: 'image/png' }, 'image'],
  [{ name: 'Đề cương.docx', type: 'application/msword' }, 'Đề cương.docx'],
  [{ name: 'a.svg', type: 'image/svg+xml' }, 'a.svg'],
])('the type of %j is %j', (file, type) => {
  expect(messageType(file)).toBe(type);
});
