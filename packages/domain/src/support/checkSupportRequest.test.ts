import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { checkSupportRequest, longestRequest } from './checkSupportRequest.ts';

const found = (subject: string, description: string) =>
  checkSupportRequest({ subject, description }).map(({ field, code }) => `${field} ${code}`);

test('a subject and a description are asked for, and neither may be endless', () => {
  expect(found('Không vào được lớp', 'Em bấm vào lớp thì báo lỗi.')).toEqual([]);
  expect(found(' ', '\n')).toEqual(['subject thisFieldIsRequired', 'description thisFieldIsRequired']);
  expect(found('a'.repeat(201), 'a'.repeat(5001))).toEqual(['subject tooLong', 'description tooLong']);
});

test('whatever fits and is not blank is no fault', () => {
  const text = (max: number) =>
    fc.string({ minLength: 1, maxLength: max }).filter((one) => one.trim() !== '');
  fc.assert(
    fc.property(text(longestRequest.subject), text(longestRequest.description), (subject, description) => {
      expect(found(subject, description)).toEqual([]);
    }),
  );
});
