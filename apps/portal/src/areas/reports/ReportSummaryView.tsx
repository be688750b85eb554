import type { ReportChart, ReportNumber, ReportSummary } from '@sen/api/contract/model';
import type { ChartDefinition, ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import { BarChart } from '@sen/ui/BarChart';
import { Columns } from '@sen/ui/Columns';
import { DonutChart } from '@sen/ui/DonutChart';
import { LineChart } from '@sen/ui/LineChart';
import { StatCard } from '@sen/ui/StatCard';
import { formatHours } from '../../words/formats';
import { language } from '../../words/runtime';
import { openingHref } from '../../patterns/reports/openingHref';
import { formatFigure } from '../../patterns/reports/reportCells';
import { words } from './words';

/** The numbers of a report, each a link to its rows, and its charts. */
export function ReportSummaryView({
  summary,
  definition,
}: {
  summary: ReportSummary;
  definition: ReportDefinition;
}) {
  // Of nothing there is nothing to draw.
  const charts = summary.charts.filter(({ points }) => points.some(({ value }) => (value ?? 0) > 0));
  return (
    <>
      <Columns division="figures" gap="s">
        {summary.numbers.map((number) => (
          <StatCard
            key={number.key}
            label={number.label}
            value={figureOf(number)}
            href={openingHref(number.opens)}
          />
        ))}
      </Columns>
      {charts.length > 0 && (
        <Columns division="wide">
          {charts.map((chart) => (
            <Chart key={chart.key} chart={chart} definition={definition} />
          ))}
        </Columns>
      )}
    </>
  );
}

const tenHours = 36_000;

function figureOf({ kind, value }: ReportNumber): string {
  if (value === null) return '–';
  // A sum of many hours is not read to the second, and has little room.
  return kind === 'duration' && value >= tenHours ? formatHours(value) : formatFigure(kind, value);
}

function Chart({ chart, definition }: { chart: ReportChart; definition: ReportDefinition }) {
  const drawn = definition.charts[chart.key];
  if (!drawn) return null;
  const { label, points } = chart;
  const categoryLabel = categoryOf(drawn, definition);
  if (drawn.look === 'donut')
    return (
      <DonutChart
        title={label}
        level={2}
        categoryLabel={categoryLabel}
        items={points.map((point) => ({ id: point.key, label: point.label, value: point.value ?? 0 }))}
      />
    );
  const isTime = points.some(({ kind }) => kind === 'duration');
  const data = {
    title: label,
    level: 2 as const,
    categoryLabel,
    categories: points.map((point) => point.label),
    // Hours are read more easily than seconds.
    series: [{ id: chart.key, label, values: points.map(({ value }) => (isTime ? hours(value) : value)) }],
    ...(isTime && { unit: words('hours') }),
  };
  return drawn.look === 'line' ? <LineChart {...data} /> : <BarChart {...data} />;
}

const hours = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 360) / 10);

function categoryOf(chart: ChartDefinition, { filters, columns }: ReportDefinition): string {
  const named = chart.look === 'line' ? columns[chart.day] : filters[chart.by];
  return named?.name[language()] ?? '';
}
