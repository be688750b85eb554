import { calendarEntries } from '@sen/api/fixtures/events';
import { calendarKinds } from '@sen/domain/events/calendarKinds';
import { expect, test } from 'vitest';
import { addressOf, countLayers, itemsOf } from './calendarItems';

const [sample] = calendarEntries;
const kinds = Object.keys(calendarKinds) as (keyof typeof calendarKinds)[];

test.each(kinds)('an entry of the kind %s is hidden with its layer, and shown with its look', (kind) => {
  if (!sample) throw new Error('The fixtures have no entry.');
  const { layer, edge } = calendarKinds[kind];
  const entry = { ...sample, kind, id: '7', target_id: '9' };
  expect(itemsOf([entry], [layer])).toEqual([]);
  const [item] = itemsOf([entry], []);
  expect(item?.kind).toBe(layer);
  if (edge) expect(item?.allDay).toBe(true);
  expect(countLayers([{ kind, count: 3 }])[layer]).toBe(3);
});

test('entries lead to the pages of their kinds', () => {
  if (!sample) throw new Error('The fixtures have no entry.');
  const entries = kinds.map((kind) => ({ ...sample, kind, id: '7', target_id: '9' }));
  expect(kinds.map((kind) => addressOf(entries, `${kind}-7`, 'teacher'))).toEqual([
    '/calendarTeacher/9',
    '/classroom/9',
    '/classroom/9',
    '/classroom/9?tab=online',
    '/classroom/9/examRoom/7',
    '/trains/9',
  ]);
  expect(addressOf(entries, 'exam-7', 'admin')).toBe('/classroom/9/examRoom/7');
  expect(addressOf(entries, 'exam-7', 'student')).toBe('/surveys/9');
});
