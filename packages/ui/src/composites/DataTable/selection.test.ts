import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  select,
  selectionOf,
  type Selection,
} from './selection';

const all = ['a', 'b', 'c', 'd', 'e'];
const ids = fc.uniqueArray(fc.constantFrom(...all));
const steps = fc.array(fc.tuple(ids, fc.boolean()), { maxLength: 8 });

test('a flag with exceptions and a set of ids give the same selection', () => {
  fc.assert(
    fc.property(fc.boolean(), steps, (flag, changes) => {
      const plain = new Set(flag ? all : []);
      let selection: Selection = flag ? everythingSelected : nothingSelected;
      for (const [some, on] of changes) {
        selection = select(selection, some, on);
        for (const id of some)
          if (on) plain.add(id);
          else plain.delete(id);
      }
      expect(all.filter((id) => isSelected(selection, id))).toEqual(all.filter((id) => plain.has(id)));
      expect(countSelected(selection, all.length)).toBe(plain.size);
      expect(selectionOf(selection, all)).toBe(
        plain.size === 0 ? 'none' : plain.size === all.length ? 'all' : 'some',
      );
    }),
  );
});

test('rows of other pages stay selected', () => {
  const other = select(nothingSelected, ['z'], true);
  const page = select(other, ['a', 'b'], true);
  expect(isSelected(select(page, ['a', 'b'], false), 'z')).toBe(true);
});

test('an empty page is never fully selected', () => {
  expect(selectionOf(everythingSelected, [])).toBe('none');
});

test('changing a selection leaves the old one alone', () => {
  const before = select(nothingSelected, ['a'], true);
  select(before, ['b'], true);
  expect(countSelected(before, 5)).toBe(1);
});
