import { expect, test } from 'vitest';
import type { ReportDefinition } from './ReportDefinition.ts';

const modules = import.meta.glob<Record<string, ReportDefinition>>('./definitions/*.ts', { eager: true });
const definitions = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

test('there are definitions', () => {
  expect(definitions.size).toBeGreaterThan(10);
});

test.each([...definitions])('%s names only what it and others have', (_, definition) => {
  const { columns, filters, search, sorts, numbers, charts, days } = definition;
  expect(filters[search]?.kind).toBe('text');
  expect(Object.keys(columns)).toEqual(expect.arrayContaining([...sorts]));
  expect(Object.values(filters).some(({ kind }) => kind === 'period')).toBe(days !== undefined);
  for (const { states, kind } of Object.values(columns)) expect(states !== undefined).toBe(kind === 'state');
  for (const { opens } of Object.values(columns)) {
    if (!opens) continue;
    const target = definitions.get(opens.report);
    for (const [field, wanted] of Object.entries(opens.filters)) {
      expect(target?.filters[field]).toBeDefined();
      if ('row' in wanted) expect(Object.keys(columns)).toContain(wanted.row);
    }
  }
  for (const { report, filters: own, sum, mean } of Object.values(numbers)) {
    const target = report === undefined ? definition : definitions.get(report);
    expect(Object.keys(target?.filters ?? {})).toEqual(expect.arrayContaining(Object.keys(own)));
    for (const column of [sum, mean]) if (column !== undefined) expect(target?.columns[column]).toBeDefined();
    // What two reports filter by in one field is one thing: the number takes the filter of the page along.
    for (const [field, filter] of Object.entries(filters))
      if (target?.filters[field]) expect([field, target.filters[field]]).toEqual([field, filter]);
  }
  for (const chart of Object.values(charts))
    if (chart.look === 'line')
      expect(Object.keys(columns)).toEqual(expect.arrayContaining([chart.day, chart.sum]));
    else expect(['choices', 'band']).toContain(filters[chart.by]?.kind);
});
