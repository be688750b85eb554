import type { ReportColumn, ReportRow } from '@sen/api/contract/model';
import { formatNumber, formatPercent, formatScore } from '../../words/formats';

export type ReportCells = ReportRow['cells'];

/** A number as its kind is read: '1.234', '87,5%', '63,00', '26:05:09'. */
export function formatFigure(kind: ReportColumn['kind'], value: number): string {
  if (kind === 'percent') return formatPercent(value);
  if (kind === 'score') return formatScore(value);
  return kind === 'duration' ? formatDuration(value) : formatNumber(value);
}

function formatDuration(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${formatNumber(Math.floor(seconds / 3600))}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** '2026-11-27' as 27/11/2026. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** The name of a row: that of the thing or the day in its first column. */
export function rowName({ cells }: Pick<ReportRow, 'cells'>, first: string): string {
  const cell = cells[first];
  if (typeof cell === 'object' && cell !== null) return cell.name;
  return typeof cell === 'string' ? formatDay(cell) : '';
}
