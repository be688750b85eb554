import type { Language, ReportColumn } from '@sen/api/contract/model';
import { bandLabel } from '@sen/domain/reports/bands';
import type { FilterDefinition, ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import { formatInstant } from '@sen/domain/time/formatInstant';
import type { SheetCells, StreamedColumn, StreamedSheet } from '../../spreadsheets/StreamedSheet.ts';
import type { ReportFilters } from '../../store/reports/ReportSource.ts';
import type { SourceRow } from '../../store/reports/reportRows.ts';
import type { AskedReport } from './readReportQuery.ts';
import { cellOf, type columnsFor } from './reportCells.ts';

type Columns = ReturnType<typeof columnsFor>;

const words = {
  vi: {
    about: 'Giới thiệu',
    report: 'Báo cáo',
    definition: 'Nội dung',
    asOf: 'Tính đến',
    rows: 'Số dòng',
    allRows: 'Không lọc',
    filters: 'Bộ lọc',
    from: 'từ',
    to: 'đến',
  },
  en: {
    about: 'About',
    report: 'Report',
    definition: 'Contents',
    asOf: 'As of',
    rows: 'Rows',
    allRows: 'No filter',
    filters: 'Filters',
    from: 'from',
    to: 'to',
  },
} as const satisfies Record<Language, Record<string, string>>;

const widths: Record<ReportColumn['kind'], number> = {
  text: 30,
  state: 18,
  count: 12,
  percent: 12,
  score: 12,
  duration: 14,
  date: 14,
  dateTime: 18,
  person: 28,
  class: 32,
  course: 32,
  exam: 32,
  survey: 32,
  project: 28,
  unit: 28,
};

function sheetColumn({ kind }: { kind: ReportColumn['kind'] }): StreamedColumn {
  const width = widths[kind];
  if (kind === 'dateTime') return { width, isTime: true };
  if (kind === 'date') return { width, look: 'day' };
  if (kind === 'count' || kind === 'percent' || kind === 'score' || kind === 'duration')
    return { width, look: kind };
  return { width };
}

/** The file of a report: its columns, and a second sheet that says what its rows are. */
export function reportSheet(
  { source: { definition }, query }: AskedReport,
  columns: Columns,
  { format, language, rows, asOf }: { format: 'xlsx' | 'csv'; language: Language; rows: number; asOf: Date },
): StreamedSheet {
  const { about, report, definition: contents, asOf: at, rows: count, filters, allRows } = words[language];
  const lines = filterLines(definition, query.filters, language);
  return {
    format,
    name: definition.name[language],
    columns: columns.map(sheetColumn),
    filtered: true,
    about: {
      name: about,
      rows: [
        [report, definition.name[language]],
        [contents, definition.text[language]],
        [at, formatInstant('deadline', asOf, language)],
        [count, new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(rows)],
        ...(lines.length === 0 ? [[filters, allRows]] : lines),
      ],
    },
  };
}

/** The headings of the columns. */
export function headings(columns: Columns, language: Language): SheetCells {
  return columns.map(({ name }) => name[language]);
}

/** A row of the file: things by their names, states by theirs. */
export function sheetRow(columns: Columns, row: SourceRow, language: Language): SheetCells {
  return columns.map((column) => {
    const cell = cellOf(column, row);
    if (cell === null || typeof cell === 'number') return cell;
    if (typeof cell === 'object') return cell.name;
    if (column.kind === 'dateTime') return new Date(cell);
    return column.states?.[cell]?.[language] ?? cell;
  });
}

function filterLines(
  { filters: known }: ReportDefinition,
  { values, ranges }: ReportFilters,
  language: Language,
): string[][] {
  const { from, to } = words[language];
  return Object.entries(known).flatMap(([field, filter]) => {
    const name = filter.name[language];
    const range = ranges[field];
    if (range) {
      const ends = [
        ...(range.after ? [`${from} ${formatInstant('date', range.after, language)}`] : []),
        ...(range.before ? [`${to} ${formatInstant('date', range.before, language)}`] : []),
      ];
      return [[name, ends.join(' ')]];
    }
    const given = values[field] ?? [];
    return given.length === 0
      ? []
      : [[name, given.map((value) => labelOf(filter, value, language)).join(', ')]];
  });
}

/** A value of a filter as people read it; a thing is named in the rows. */
function labelOf(filter: FilterDefinition, value: string, language: Language): string {
  if (filter.kind === 'choices') return filter.values[value]?.[language] ?? value;
  if (filter.kind === 'thing') return `#${value}`;
  return filter.kind === 'band' ? bandLabel(value) : value;
}
