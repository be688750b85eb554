import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textFromTime, timeFromText } from './timeText';

test('every time of the day goes through the field unchanged', () => {
  const part = (below: number) => fc.integer({ min: 0, max: below - 1 });
  fc.assert(
    fc.property(part(24), part(60), part(60), (hour, minute, second) => {
      const text = textFromTime({ hour, minute, second });
      expect(timeFromText(text)).toMatchObject({ hour, minute, second });
    }),
  );
});

test('seconds may be left out', () => {
  expect(timeFromText('08:30')).toMatchObject({ hour: 8, minute: 30, second: 0 });
});

test('a part that is no number or too large is no time', () => {
  for (const text of ['24:00:00', '12:60:00', '12:00:60', '1a:00:00', '8:30:00', '12:00:00.5', ''])
    expect(timeFromText(text)).toBeNull();
});
