import type { ReportName } from '@sen/api/contract/model';
import type { ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import { expect, test } from 'vitest';
import { pageTitle } from '../../routes/pageTitles';
import { paths, type PathName } from '../../routes/paths';
import { setLocale } from '../../words/runtime';
import { families, familyOf, reportPlaces } from './reportPlaces';

const modules = import.meta.glob<Record<string, ReportDefinition>>(
  '../../../../../packages/domain/src/reports/definitions/*.ts',
  { eager: true },
);
const definitions = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));
// Object.keys widens the keys; they are exactly the table's.
const reports = Object.keys(reportPlaces) as ReportName[];

test.each(reports)(
  'the page of %s is called as the report is, and asks for what the report asks for',
  (report) => {
    const definition = definitions.get(report);
    const { path, search }: { path: PathName; search: string } = reportPlaces[report];
    expect(definition).toBeDefined();
    expect(search).toBe(definition?.search);
    expect(paths[path].access).toBe(definition?.permission);
    for (const language of ['vi', 'en'] as const) {
      setLocale(language);
      expect(pageTitle(path as 'reports')).toBe(definition?.name[language]);
    }
  },
);

test('every report is in one family, whose names the index shows', () => {
  expect(Object.values(families).flat().toSorted()).toEqual(reports.toSorted());
  expect(familyOf('completion')).toContain('classes');
});
