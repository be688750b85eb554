import type { ReportName, ReportOpening } from '@sen/api/contract/model';
import type { NumberDefinition } from '@sen/domain/reports/ReportDefinition';
import type { ReportFilters, ReportSource } from '../../store/reports/ReportSource.ts';
import { sources } from '../../store/reports/sources.gen.ts';

export interface OpenedReport {
  report: ReportName;
  source: ReportSource;
  filters: ReportFilters;
}

/**
 * The rows that a number is of: those of its report with the filters of the page, and with its own in place of those in the same fields.
 * Undefined where the page has a filter that the other report does not know: the number would be of other rows than those shown.
 */
export function openedBy(
  asked: OpenedReport,
  { report = asked.report, filters }: Pick<NumberDefinition, 'report' | 'filters'>,
): OpenedReport | undefined {
  const source = sources[report];
  const { values, ranges } = asked.filters;
  const known = source.definition.filters;
  const unknown = [...Object.keys(values), ...Object.keys(ranges)].some(
    (field) => known[field]?.kind !== asked.source.definition.filters[field]?.kind,
  );
  if (unknown) return undefined;
  return { report, source, filters: { values: { ...values, ...filters }, ranges } };
}

/** In the form of the contract: what a client sends to get these rows. */
export function shownOpening({ report, filters: { values, ranges } }: OpenedReport): ReportOpening {
  const like = Object.entries(values).flatMap(([field, keywords]) =>
    keywords.map((keyword) => ({ field, keyword, compare: 'like' as const })),
  );
  const between = Object.entries(ranges).flatMap(([field, { after, before }]) => [
    ...(after ? [{ field, keyword: after.toISOString(), compare: 'isAfter' as const }] : []),
    ...(before ? [{ field, keyword: before.toISOString(), compare: 'isBefore' as const }] : []),
  ]);
  return { report, filters: [...like, ...between] };
}
