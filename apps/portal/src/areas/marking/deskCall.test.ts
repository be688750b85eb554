import { expect, test } from 'vitest';
import { deskCall } from './deskCall';

const usual = { by: 'question', anonymous: false, limit: 50 };

test.each([
  ['', usual],
  ['exam=3', { ...usual, assignment_id: '3' }],
  ['exam=3&question=7', { ...usual, assignment_id: '3', question_id: '7' }],
  ['by=attempt&anonymous=1', { ...usual, by: 'attempt', anonymous: true }],
  ['by=question&anonymous=0', usual],
  ['assignment=zz', null],
  ['exam=zz', null],
  ['exam=', null],
  ['exam=0', null],
  ['exam=1&exam=2', null],
  ['question=1%20or%201', null],
  ['by=name', null],
  ['anonymous=yes', null],
  ['toString=1', null],
])('"%s" asks for %j', (address, call) => {
  expect(deskCall(new URLSearchParams(address))).toEqual(call);
});
