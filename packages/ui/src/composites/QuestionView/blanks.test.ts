import { expect, test } from 'vitest';
import { titleParts } from './blanks';

test('a title is cut at the markers of its blanks', () => {
  expect(titleParts('Thủ đô là [[1]], sông [[2]].', ['1', '2'])).toEqual([
    { kind: 'text', text: 'Thủ đô là ' },
    { kind: 'blank', id: '1' },
    { kind: 'text', text: ', sông ' },
    { kind: 'blank', id: '2' },
    { kind: 'text', text: '.' },
  ]);
});

test('brackets that name no blank stay text, also a marker that comes twice', () => {
  expect(titleParts('a[[x]] [[1]][[1]]', ['1'])).toEqual([
    { kind: 'text', text: 'a[[x]] ' },
    { kind: 'blank', id: '1' },
    { kind: 'text', text: '[[1]]' },
  ]);
});

test('a blank without a marker comes last, so that it can be filled', () => {
  expect(titleParts('Điền:', ['1'])).toEqual([
    { kind: 'text', text: 'Điền:' },
    { kind: 'text', text: ' ' },
    { kind: 'blank', id: '1' },
  ]);
});
