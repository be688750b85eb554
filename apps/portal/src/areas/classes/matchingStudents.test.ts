import { givenNameKey } from '@sen/domain/users/givenNameFirst';
import { expect, test } from 'vitest';
import { matchingStudents } from './matchingStudents';

const students = [
  { id: '1', name: 'Đỗ Minh Châu', avatar: null, email: 'chau@sen.vn', membership_code: 'SV0005' },
  { id: '2', name: 'Vũ Thuỳ Dương', avatar: null, email: 'duong@sen.vn', membership_code: null },
  { id: '3', name: 'Nguyễn Văn An', avatar: null, email: 'an@sen.vn', membership_code: 'SV0007' },
].map((student) => ({ ...student, is_view: true }));
const namesOf = (typed: string, key = 'name', direction: 'ascending' | 'descending' = 'ascending') =>
  matchingStudents(students, typed, { key, direction }).map(({ name }) => name);

test('students are ordered by given name, or by full name', () => {
  expect(namesOf('')).toEqual(['Nguyễn Văn An', 'Đỗ Minh Châu', 'Vũ Thuỳ Dương']);
  expect(namesOf('', 'name', 'descending')[0]).toBe('Vũ Thuỳ Dương');
  expect(namesOf('', 'full_name')[0]).toBe('Đỗ Minh Châu');
});

test('a search finds them by name without marks, by code and by email', () => {
  expect(namesOf('do chau')).toEqual(['Đỗ Minh Châu']);
  expect(namesOf('sv0007')).toEqual(['Nguyễn Văn An']);
  expect(namesOf('duong@sen')).toEqual(['Vũ Thuỳ Dương']);
  expect(namesOf('không có ai')).toEqual([]);
});

test('5,000 students are ordered in about the time in which their names are read once', () => {
  const [first] = students;
  if (!first) throw new Error('There are no students.');
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...first,
    name: `Nguyễn Thị Thuỳ ${((at * 7919) % 5000) + 1}`,
  }));
  const timeOf = (run: () => unknown) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const reading = Math.min(...[1, 2, 3].map(() => timeOf(() => many.map(({ name }) => givenNameKey(name)))));
  const ordering = timeOf(() => matchingStudents(many, '', { key: 'name', direction: 'ascending' }));
  expect(ordering).toBeLessThan(6 * reading);
});
