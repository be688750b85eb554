import { study } from '@sen/api/fixtures/study';
import { expect, it } from 'vitest';
import { addressOf, placeAt, placesOf, withProgress } from './studyPlaces';

const path = '/view/1/lesson_my_course';
const at = (lessonId: string, indexChapter: string, indexSession: string) => {
  const address = { clrid: '1', lessonId, indexChapter, indexSession };
  const place = placeAt(study, address);
  return { found: place?.href, isRight: place?.href === addressOf(address) };
};

it.each([
  ['the address of a lesson', ['2', '2', '1'], `${path}/2/2/1`, true],
  ['another chapter', ['2', '1', '1'], `${path}/2/2/1`, false],
  ['a place that the chapter does not have', ['2', '2', '9'], `${path}/2/2/1`, false],
  ['a number written otherwise', ['2', '02', '1'], `${path}/2/2/1`, false],
  ['an online session', ['0', '2', '3'], `${path}/0/2/3`, true],
  ['a place without a lesson that has one', ['0', '2', '1'], undefined, false],
  ['a lesson that the class does not teach', ['99', '2', '1'], undefined, false],
] as const)('%s', (_, [lesson, chapter, session], found, isRight) => {
  expect(at(lesson, chapter, session)).toEqual({ found, isRight });
});

it('has the progress of the lessons that were seen, and of no others', () => {
  const progressOf = (of: typeof study) => placesOf(of).map(({ item }) => item.lesson?.progress);
  const lesson = placesOf(study).findIndex(({ item }) => item.lesson !== null);
  const seen = withProgress(study, new Map([[placesOf(study)[lesson]?.item.id ?? '', 42]]));
  expect(progressOf(seen)).toEqual(progressOf(study).with(lesson, 42));
});
