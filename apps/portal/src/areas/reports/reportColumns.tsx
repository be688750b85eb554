import type { ReportCell, ReportRow } from '@sen/api/contract/model';
import type { ColumnDefinition, ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import { Badge } from '@sen/ui/Badge';
import { Link } from '@sen/ui/Link';
import type { ColumnBuilder, ListColumn } from '../../patterns/list/columnBuilder';
import { language } from '../../words/runtime';
import { cellHref } from '../../patterns/reports/openingHref';
import { formatDay, formatFigure } from '../../patterns/reports/reportCells';

type Cell = (row: ReportRow) => ReportCell | undefined;

const nameOf = (cell: ReportCell | undefined) =>
  typeof cell === 'object' && cell !== null ? cell.name : undefined;
const textOf = (cell: ReportCell | undefined) => (typeof cell === 'string' ? cell : undefined);

/** The columns of a report, in the look of their kinds. */
export function reportColumns({ columns }: ReportDefinition) {
  return (column: ColumnBuilder<ReportRow>): ListColumn<ReportRow>[] =>
    Object.entries(columns).map(([key, definition], place) => {
      const shown = columnOf(column, { key, definition, isFirst: place === 0 });
      return definition.minor ? { ...shown, priority: 'low' } : shown;
    });
}

function columnOf(
  column: ColumnBuilder<ReportRow>,
  { key, definition, isFirst }: { key: string; definition: ColumnDefinition; isFirst: boolean },
): ListColumn<ReportRow> {
  const { kind } = definition;
  const header = definition.name[language()];
  const cell: Cell = ({ cells }) => cells[key];
  // A unit that names the row is there for everybody.
  if (kind === 'unit' && !isFirst) return column.unit((row) => nameOf(cell(row)));
  switch (kind) {
    case 'person':
      return column.person(
        key,
        header,
        (row) => {
          const person = cell(row);
          return typeof person === 'object' ? person : undefined;
        },
        isFirst ? {} : { priority: 'normal', width: 'medium' },
      );
    case 'unit':
    case 'class':
    case 'course':
    case 'exam':
    case 'survey':
    case 'project':
      return isFirst
        ? column.main(key, header, (row) => nameOf(cell(row)))
        : column.text(key, header, (row) => nameOf(cell(row)));
    case 'date':
      return isFirst
        ? column.main(key, header, (row) => dayOf(cell(row)), { width: 'medium' })
        : column.text(key, header, (row) => dayOf(cell(row)), { width: 'narrow' });
    case 'dateTime':
      return column.dateTime(key, header, (row) => textOf(cell(row)));
    case 'state':
      return {
        ...column.text(key, header, () => ''),
        cell: (row) => <State definition={definition} state={textOf(cell(row))} />,
      };
    case 'text':
      return column.text(key, header, (row) => textOf(cell(row)));
    default:
      return {
        ...column.amount(key, header, () => ''),
        cell: (row) => <Figure definition={definition} value={cell(row)} row={row} />,
      };
  }
}

const dayOf = (cell: ReportCell | undefined) => (typeof cell === 'string' ? formatDay(cell) : undefined);

const none = '–';

function State({ definition, state }: { definition: ColumnDefinition; state: string | undefined }) {
  const label = state === undefined ? undefined : definition.states?.[state]?.[language()];
  return label === undefined ? none : <Badge>{label}</Badge>;
}

/** A number; a link to the rows that it counts, where it counts any. */
function Figure({
  definition,
  value,
  row,
}: {
  definition: ColumnDefinition;
  value: ReportCell | undefined;
  row: ReportRow;
}) {
  if (typeof value !== 'number') return none;
  const shown = formatFigure(definition.kind, value);
  const opens = value > 0 ? cellHref(definition, row.cells) : undefined;
  return opens === undefined ? shown : <Link href={opens}>{shown}</Link>;
}
