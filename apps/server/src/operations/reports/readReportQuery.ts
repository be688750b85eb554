import type { Query } from '@sen/api/contract/model';
import type { Call } from '../Operation.ts';
import { fieldError } from '@sen/domain/errors/FieldError';
import { bandKeys } from '@sen/domain/reports/bands';
import { dayAfter, dayCount, type Period } from '@sen/domain/reports/days';
import { readPeriod } from '@sen/domain/reports/readPeriod';
import type { FilterDefinition } from '@sen/domain/reports/ReportDefinition';
import { startOfDay } from '@sen/domain/time/startOfDay';
import { today } from '@sen/domain/time/today';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { TimeRange } from '../../store/lists/ListQuery.ts';
import type { ReportContext, ReportFilters, ReportSource } from '../../store/reports/ReportSource.ts';
import type { ReportQuery } from '../../store/reports/reportRows.ts';
import { sources } from '../../store/reports/sources.gen.ts';
import { momentOf } from '../readListQuery.ts';
import { assertMayRead } from './assertMayRead.ts';

type ReportCall = Pick<Call<'getReportSummary'>, 'path' | 'caller' | 'now'> & {
  query: Pick<Query<'getReport'>, 'fieldName[]' | 'keyword[]' | 'compare[]' | 'sort' | 'order'>;
};

export interface AskedReport {
  source: ReportSource;
  query: ReportQuery;
  context: ReportContext;
}

/**
 * The report that a request is for, with its filters.
 * @throws {RefusalError} a report that is not for this role; a filter, value or order that it does not have; a reversed range
 */
export function readReportQuery({ path, query, caller, now }: ReportCall): AskedReport {
  const source = sources[path.report];
  const { definition } = source;
  assertMayRead(path.report, caller);
  const [firstSort = ''] = definition.sorts;
  const { order, sort: asked = 'first' } = query;
  const sort = asked === 'first' ? firstSort : asked;
  if (!definition.sorts.includes(sort)) throw invalid('sort');
  const { values, ranges: given } = filtersOf(query, definition.filters, now);
  const period = periodOf(source, given, now);
  // What a number opens to says its period, so that it still leads to the same rows tomorrow.
  const ranges = period ? { ...given, period: rangeOf(period) } : given;
  const filters = { values, ranges };
  const byDefault = sort === firstSort ? definition.order : 'asc';
  return {
    source,
    query: { filters, sort, order: order ?? byDefault },
    context: { caller, now, period, filters },
  };
}

/** A period as the range of moments that filters are. */
export function rangeOf({ from, to }: Period): TimeRange {
  return { after: startOfDay(from), before: new Date(startOfDay(dayAfter(to, 1)).getTime() - 1000) };
}

function periodOf({ definition }: ReportSource, ranges: ReportFilters['ranges'], now: Date): Period | null {
  const { days } = definition;
  if (days === undefined) return null;
  const period = readPeriod(ranges['period'] ?? {}, days, now);
  if (!period) throw reversed();
  if (dayCount(period) > maxYears * 366) throw tooLong();
  return period;
}

const maxYears = 100;
/** Further ones have years that neither addresses nor days can name. */
const moments = { first: new Date('1900-01-02T00:00:00Z'), last: new Date('9998-12-30T00:00:00Z') };

function reportMoment(keyword: string): Date {
  const moment = momentOf(keyword);
  if (moment < moments.first || moment > moments.last) throw tooLong();
  return moment;
}

/** `fieldName[]`, `keyword[]` and `compare[]` correspond by position, as those of lists do. */
function filtersOf(
  query: ReportCall['query'],
  definitions: Readonly<Record<string, FilterDefinition>>,
  now: Date,
): ReportFilters {
  const fields = query['fieldName[]'] ?? [];
  const keywords = query['keyword[]'] ?? [];
  const compares = query['compare[]'] ?? fields.map(() => 'like' as const);
  if (fields.length !== keywords.length) throw invalid('keyword[]');
  if (fields.length !== compares.length) throw invalid('compare[]');
  const values: Record<string, string[]> = {};
  const ranges: Record<string, TimeRange> = {};
  fields.forEach((field, place) => {
    const filter = Object.hasOwn(definitions, field) ? definitions[field] : undefined;
    if (!filter) throw invalid('fieldName[]');
    const keyword = keywords[place]?.trim() ?? '';
    const compare = compares[place] ?? 'like';
    const isRange = filter.kind === 'dates' || filter.kind === 'period';
    if (isRange !== (compare !== 'like')) throw invalid('compare[]');
    if (keyword === '') return;
    if (compare === 'like') {
      if (!takes(filter, keyword, now)) throw invalid('keyword[]');
      (values[field] ??= []).push(keyword);
    } else
      ranges[field] = {
        ...ranges[field],
        [compare === 'isAfter' ? 'after' : 'before']: reportMoment(keyword),
      };
  });
  for (const { after, before } of Object.values(ranges))
    if (after && before && after > before) throw reversed();
  return { values, ranges };
}

function takes(filter: FilterDefinition, keyword: string, now: Date): boolean {
  if (filter.kind === 'choices') return Object.hasOwn(filter.values, keyword);
  return filter.kind !== 'band' || bandKeys(filter.band, today(now)).includes(keyword);
}

const tooLong = () =>
  new RefusalError('validationFailed', {
    fieldErrors: [fieldError('keyword[]', 'periodTooLong', { max: maxYears })],
  });

const reversed = () =>
  new RefusalError('validationFailed', { fieldErrors: [fieldError('keyword[]', 'periodReversed')] });

function invalid(field: string): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError(field, 'invalidValue')] });
}
