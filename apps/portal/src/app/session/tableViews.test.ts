import { describe, expect, test } from 'vitest';
import { tableViewFrom } from './tableViews';

describe('how somebody set a table up', () => {
  test('is read as it was written', () => {
    const view = { hidden: ['type'], widths: { title: 24.5 }, selectHidden: true };
    expect(tableViewFrom(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(tableViewFrom({})).toEqual({});
  });

  test.each([null, 7, 'x', [], { hidden: 'type' }, { widths: [1e9, 'wide', null] }, { selectHidden: 'yes' }])(
    '%j sets nothing up',
    (stored) => {
      expect(JSON.stringify(tableViewFrom(stored))).toMatch(/^\{("widths":\{\})?\}$/);
    },
  );
});
