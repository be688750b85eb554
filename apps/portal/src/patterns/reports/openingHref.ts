import type { ReportColumn, ReportName, ReportOpening } from '@sen/api/contract/model';
import type { ColumnDefinition, Opening } from '@sen/domain/reports/ReportDefinition';
import { dayAfter, daysOfStep, type Period } from '@sen/domain/reports/days';
import { today } from '@sen/domain/time/today';
import { filtersToQuery, type FilterCondition } from '@sen/ui/FilterPopover';
import { href, type PathName } from '../../routes/paths';
import type { ReportCells } from './reportCells';
import { reportPlaces } from './reportPlaces';

/** The conditions of a period: the end of a range in an address is the day after it. */
export function periodConditions(key: string, { from, to }: Period): FilterCondition[] {
  return [
    { key, after: from },
    { key, before: dayAfter(to, 1) },
  ];
}

/** The address of a report with these conditions. */
export function reportHref(report: ReportName, conditions: readonly FilterCondition[]): string {
  const { path, search }: { path: PathName; search: string } = reportPlaces[report];
  const isSearch = (condition: FilterCondition) => condition.key === search;
  const query = filtersToQuery(conditions.filter((condition) => !isSearch(condition)));
  // The words above the table have a place of their own.
  for (const condition of conditions)
    if (isSearch(condition) && 'text' in condition) query.set('q', condition.text);
  // A report's address needs no parameters.
  const address = href(path as 'reports');
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

/** The page of a thing of a column; undefined for what has none. */
export function thingHref(kind: ReportColumn['kind'], id: string): string | undefined {
  switch (kind) {
    case 'class':
      return href('classroom', { cid: id });
    case 'course':
      return href('courseView', { cid: id });
    case 'exam':
      return href('examView', { svid: id });
    case 'person':
      return href('memberView', { uid: id });
    default:
      return undefined;
  }
}

/** What a number of the server opens to. */
export function openingHref({ report, filters }: ReportOpening): string {
  return reportHref(
    report,
    filters.map(({ field, keyword, compare }): FilterCondition => {
      const moment = new Date(keyword);
      if (compare === 'isAfter') return { key: field, after: today(moment) };
      // The last second of the day before.
      if (compare === 'isBefore') return { key: field, before: today(new Date(moment.getTime() + 1000)) };
      return { key: field, text: keyword };
    }),
  );
}

/** What the number of a row opens to; undefined where the row lacks the thing that it is of. */
export function cellHref({ opens }: Pick<ColumnDefinition, 'opens'>, cells: ReportCells): string | undefined {
  if (!opens) return undefined;
  const conditions = conditionsOf(opens, cells);
  return conditions && reportHref(opens.report, conditions);
}

/** The days of the step that begins with a day. */
const rangeOf = (day: string, step: 'month' | undefined): Period =>
  daysOfStep(day, step ?? 'day', { from: day, to: '9999-12-31' });

function conditionsOf({ filters }: Opening, cells: ReportCells): FilterCondition[] | undefined {
  const all: FilterCondition[] = [];
  for (const [key, wanted] of Object.entries(filters)) {
    if (!('row' in wanted)) {
      for (const text of wanted) all.push({ key, text });
      continue;
    }
    const cell = cells[wanted.row];
    if (typeof cell === 'object' && cell !== null) all.push({ key, text: cell.id });
    else if (typeof cell === 'string') all.push(...periodConditions(key, rangeOf(cell, wanted.step)));
    else return undefined;
  }
  return all;
}
