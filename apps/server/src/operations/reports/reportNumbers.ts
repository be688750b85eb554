import type { Language, ReportChart, ReportName, ReportNumber } from '@sen/api/contract/model';
import { bandKeys, bandLabel } from '@sen/domain/reports/bands';
import { daysOfStep, stepOf, stepsOf } from '@sen/domain/reports/days';
import type { ChartDefinition, NumberDefinition } from '@sen/domain/reports/ReportDefinition';
import { stepLabel } from '@sen/domain/reports/stepLabel';
import { today } from '@sen/domain/time/today';
import type { Database } from '../../store/database.ts';
import { measureDays, measureReport } from '../../store/reports/reportMeasures.ts';
import { type AskedReport, rangeOf } from './readReportQuery.ts';
import { type OpenedReport, openedBy, shownOpening } from './reportOpening.ts';

interface Asking extends AskedReport {
  report: ReportName;
  language: Language;
  database: Database;
}

/** A number before it is measured. */
interface Wanted extends Pick<NumberDefinition, 'kind'> {
  key: string;
  sum?: string | undefined;
  mean?: string | undefined;
  label: string;
  opened: OpenedReport;
}

const askedReport = ({ report, source, query }: Asking): OpenedReport => ({
  report,
  source,
  filters: query.filters,
});

/** The numbers above the rows of a report. */
export async function numbersOf(asking: Asking): Promise<ReportNumber[]> {
  const { source, language } = asking;
  const wanted = Object.entries(source.definition.numbers).flatMap(([key, number]): Wanted[] => {
    const opened = openedBy(askedReport(asking), number);
    const { name, kind, sum, mean } = number;
    return opened ? [{ key, label: name[language], kind, sum, mean, opened }] : [];
  });
  return measured(wanted, asking);
}

/** The charts of a report. */
export async function chartsOf(asking: Asking): Promise<ReportChart[]> {
  const charts = Object.entries(asking.source.definition.charts);
  return Promise.all(
    charts.map(async ([key, chart]) => ({
      key,
      label: chart.name[asking.language],
      points:
        chart.look === 'line'
          ? await pointsOfDays(chart, asking)
          : await measured(pointsOf(chart, asking), asking),
    })),
  );
}

/** A point for each value of a filter. */
function pointsOf({ by }: Extract<ChartDefinition, { by: string }>, asking: Asking): Wanted[] {
  const filter = asking.source.definition.filters[by];
  return valuesOf(filter, asking).map(([key, label]) => {
    const asked = askedReport(asking);
    const filters = { ...asked.filters, values: { ...asked.filters.values, [by]: [key] } };
    return { key, label, kind: 'count', opened: { ...asked, filters } };
  });
}

function valuesOf(
  filter: Asking['source']['definition']['filters'][string] | undefined,
  { language, context }: Asking,
): [key: string, label: string][] {
  if (filter?.kind === 'choices')
    return Object.entries(filter.values).map(([key, name]) => [key, name[language]]);
  if (filter?.kind === 'band')
    return bandKeys(filter.band, today(context.now)).map((key) => [key, bandLabel(key)]);
  throw new Error('A chart is by a filter whose values are known: choices or bands.');
}

/** Measures numbers, those of one report in one reading. */
async function measured(wanted: readonly Wanted[], asking: Asking): Promise<ReportNumber[]> {
  const reports = [...new Set(wanted.map(({ opened }) => opened.report))];
  const byReport = await Promise.all(
    reports.map(async (report) => {
      const own = wanted.filter(({ opened }) => opened.report === report);
      const [first] = own;
      if (!first) return [];
      const { source } = first.opened;
      const measures = own.map(({ sum, mean, opened }) => ({ filters: opened.filters, sum, mean }));
      const values = await measureReport(source, measures, asking);
      return own.map((one, place) => [one, values[place]] as const);
    }),
  );
  const found = new Map(byReport.flat());
  return wanted.map((one) => {
    const { key, label, kind, opened } = one;
    const { rows = 0, value = null } = found.get(one) ?? {};
    return { key, label, kind, value, rows, opens: shownOpening(opened) };
  });
}

/** A point for each day, week, month or year of the period. */
async function pointsOfDays(
  { day, sum, step: chosen }: Extract<ChartDefinition, { day: string }>,
  asking: Asking,
): Promise<ReportNumber[]> {
  const { source, query, context, language } = asking;
  const { period } = context;
  if (!period) throw new Error('A chart of days belongs to a report of a period.');
  const step = chosen ?? stepOf(period);
  const found = await measureDays(source, { filters: query.filters, day, sum, step }, asking);
  const byStart = new Map(found.map((one) => [one.start, one]));
  const kind = numberKind(source.definition.columns[sum]?.kind);
  return (stepsOf(period, step) ?? [...byStart.keys()]).map((start) => {
    const asked = askedReport(asking);
    const range = rangeOf(daysOfStep(start, step, period));
    const filters = { ...asked.filters, ranges: { ...asked.filters.ranges, period: range } };
    const { rows = 0, value = 0 } = byStart.get(start) ?? {};
    return {
      key: start,
      label: stepLabel(start, step, language),
      kind,
      value,
      rows,
      opens: shownOpening({ ...asked, filters }),
    };
  });
}

const numberKind = (kind: string | undefined): ReportNumber['kind'] => (kind === 'duration' ? kind : 'count');
