import { expect, it } from 'vitest';
import { placedOn } from './placedOn.ts';

const at = (hour: number) => ({
  starts_at: new Date(hour * 3_600_000),
  ends_at: new Date((hour + 1) * 3_600_000),
});
const row = (id: string, hour: number) => ({ id, ...at(hour) });
const ids = (hours: number[], rows: ReturnType<typeof row>[]) =>
  placedOn(hours.map(at), rows).map(({ id }) => id);

it('leaves the others as they are when one is excluded or added', () => {
  expect(ids([1, 3], [row('a', 1), row('b', 2), row('c', 3)])).toEqual(['a', 'c']);
  expect(ids([1, 2, 3], [row('a', 1), row('c', 3)])).toEqual(['a', null, 'c']);
});

it('keeps all of them in their order when each moves', () => {
  expect(ids([11, 12, 13], [row('a', 1), row('b', 2)])).toEqual(['a', 'b', null]);
});
