import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { cellText, harmlessCell } from './harmlessCell.ts';
import { readAlternatives } from './readAlternatives.ts';
import { readBoolean } from './readBoolean.ts';
import { readDate } from './readDate.ts';
import { readLetters } from './readLetters.ts';
import { readInteger, readNumber } from './readNumber.ts';
import { readPhone } from './readPhone.ts';
import type { Reading } from './Reading.ts';

const valueOf = <Value>(reading: Reading<Value>) => (reading.ok ? reading.value : reading.code);

describe('numbers', () => {
  test.each([
    ['8,5', 8.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234', 'numberAmbiguous'],
    ['tám', 'notANumber'],
    ['', 'notANumber'],
  ])('%j', (text, value) => expect(valueOf(readNumber(text))).toBe(value));

  test('an ambiguous one says both meanings', () => {
    expect(readNumber('1.234')).toMatchObject({
      params: { value: '1.234', grouped: '1234', decimal: 1.234 },
    });
  });

  test.each([
    ['1.000', 1000],
    ['3000', 3000],
    ['200,0', 200],
    ['8,5', 'notAnInteger'],
    ['nhiều', 'notANumber'],
  ])('whole: %j', (text, value) => expect(valueOf(readInteger(text))).toBe(value));
});

describe('dates', () => {
  test.each([
    ['03/04/2026', '2026-04-03'],
    ['3-4-2026', '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['2026-04-03T00:00:00.000Z', '2026-04-03'],
    ['03/04/2026 00:00:00', '2026-04-03'],
    ['29/02/2024', '2024-02-29'],
    ['46115', '2026-04-03'],
    ['46115.75', '2026-04-03'],
    ['31/02/2026', 'notADate'],
    ['04/13/2026', 'notADate'],
    ['29/02/2026', 'notADate'],
    ['3/4/26', 'notADate'],
    ['2026', 'notADate'],
    ['0/0/0000', 'notADate'],
    ['ngày mai', 'notADate'],
  ])('%j', (text, value) => expect(valueOf(readDate(text))).toBe(value));

  test('a 1904 workbook counts from elsewhere', () => {
    expect(valueOf(readDate(String(46115 - 1462), 1904))).toBe('2026-04-03');
  });

  test('every day is read back from every way of writing it', () => {
    const days = fc.date({ min: new Date('1910-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-');
        const serial = Math.floor(day.getTime() / 86_400_000) + 25_569;
        for (const text of [iso, `${date}/${month}/${year}`, `${date}-${month}-${year}`, String(serial)])
          expect(valueOf(readDate(text))).toBe(iso);
        expect(valueOf(readDate(String(serial - 1462), 1904))).toBe(serial - 1462 < 3_000 ? 'notADate' : iso);
      }),
    );
  });
});

test.each([
  ['0912345678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
  ['+84 (0) 912.345.678', '0912345678'],
  ['84912345678', '0912345678'],
  ['0084912345678', '0912345678'],
  ["'0912-345-678", '0912345678'],
  ['912345678', '0912345678'],
  ['024 382 519', '024382519'],
  ['09123456789', 'notAPhone'],
  ['12345678', 'notAPhone'],
  ['9.12E+08', 'notAPhone'],
  ['không có', 'notAPhone'],
  ['', 'notAPhone'],
])('phone %j', (text, value) => expect(valueOf(readPhone(text))).toBe(value));

test.each([
  [['Đúng', 'đúng'.normalize('NFD'), 'dung', 'X', 'Có', 'TRUE', '1', 'yes'], true],
  [['Sai', 'Không', 'khong', 'FALSE', '0', 'no'], false],
  [['', 'có lẽ', '2', 'đúng sai'], 'notABoolean'],
])('%j mean %s', (words, value) => {
  for (const word of words) expect(valueOf(readBoolean(word)), word).toBe(value);
});

test.each([
  ['B', [1]],
  ['b.', [1]],
  ['A,C', [0, 2]],
  ['a; c', [0, 2]],
  ['A C', [0, 2]],
  ['AC', [0, 2]],
  ['A và C', [0, 2]],
  ['1, 3', [0, 2]],
  ['Hà Nội', [1]],
  ['D', 'keyLetterUnknown'],
  ['A, x', 'keyLetterUnknown'],
  ['Sài Gòn', 'keyLetterUnknown'],
  [' ', 'answerMissing'],
])('key %j', (key, value) => expect(valueOf(readLetters(key, ['Huế', 'Hà Nội', 'Vinh']))).toEqual(value));

test.each([
  ['A, Z', 'Z'],
  ['AH', 'H'],
  ['A VÀ Y', 'Y'],
])('the key %j is refused for %j, as it was typed', (key, letter) => {
  expect(readLetters(key, ['Huế', 'Hà Nội', 'Vinh'])).toEqual({
    ok: false,
    code: 'keyLetterUnknown',
    params: { letter },
  });
});

test.each([
  ['2', ['3', '4', '2', '1'], [2]],
  ['1;3', ['3', '4', '2', '1'], [3, 0]],
  ['A', ['3', '4', '2', '1'], [0]],
  ['Bắc', ['Đông', 'Tây', 'Nam', 'Bắc'], [3]],
  ['bắc', ['Đông', 'Tây', 'Nam', 'Bắc'], [3]],
  ['Bắc, Nam', ['Đông', 'Tây', 'Nam', 'Bắc'], [3, 2]],
  ['bac', ['Đông', 'Tây', 'Nam', 'Bắc'], 'keyAmbiguous'],
  ['BAC', ['Một', 'Hai', 'Ba'], [1, 0, 2]],
  ['Huế, Vinh', ['Huế, Vinh', 'Huế', 'Vinh'], [0]],
  ['a', ['b', 'a'], [1]],
  ['ab', ['b', 'a', 'c'], 'keyAmbiguous'],
  ['A, 20', ['10', '20', '30'], 'keyLetterUnknown'],
  ['1, 2', ['10', '20', '2'], 'keyAmbiguous'],
])('the key %j for %j', (key, options, value) => expect(valueOf(readLetters(key, options))).toEqual(value));

test.each([
  ['Hà Nội / Ha Noi', ['Hà Nội', 'Ha Noi']],
  ['Hà Nội/Ha Noi/HN', ['Hà Nội', 'Ha Noi', 'HN']],
  ['km/h', ['km/h']],
  ['m/s / mét trên giây', ['m/s', 'mét trên giây']],
  ['2/9', ['2/9']],
  ['2/9/1945 / Quốc khánh', ['2/9/1945', 'Quốc khánh']],
  ['kg/m3', ['kg/m3']],
  [' / ', []],
  ['', []],
])('keywords %j', (text, words) => expect(readAlternatives(text)).toEqual(words));

describe('harmless cells', () => {
  test.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+84 912', "'+84 912"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['-5,5', '-5,5'],
    ['Câu 1 = ?', 'Câu 1 = ?'],
    ['', ''],
  ])('%j', (text, cell) => expect(harmlessCell(text)).toBe(cell));

  test('characters that databases cannot store are dropped, whole characters stay', () => {
    expect(cellText(' \0A\ud83dn 😀\udc00 ')).toBe('An 😀');
  });

  test('a text comes back as it was exported', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const text = cellText(raw);
        expect(cellText(harmlessCell(text))).toBe(text);
      }),
    );
  });
});
