import { EmptyState } from '../../components/EmptyState/EmptyState';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { SuccessIcon } from '../../icons';
import { DataTable, type DataColumn, type TableCell } from '../DataTable/DataTable';
import { FixableCell } from './FixableCell';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { RefusedLine } from './previewRows';

interface RefusedTableProps {
  lines: readonly RefusedLine[];
  /** Changes the value of a line; without it they are only read. */
  fix?: ((line: RefusedLine, value: string) => void) | undefined;
  goTo?: TableCell | undefined;
  words: ImportDialogMessages;
}

/** Longer lists are virtualised, with rows of one height: their reasons are cut after two lines. */
export const mostWholeLines = 100;

const lineId = (line: RefusedLine) => line.id;

/** The errors of refused rows, one per line. */
export function RefusedTable({ lines, fix, goTo, words }: RefusedTableProps) {
  const isNamed = lines.some(({ name }) => name !== undefined);
  const columns = columnsOf({ isNamed, isLong: lines.length > mostWholeLines, fix, words });
  return (
    <DataTable
      label={words.refusedTab}
      columns={columns}
      rows={lines}
      rowId={lineId}
      goTo={goTo}
      rowName={(line) => words.row(String(line.number))}
      empty={<EmptyState title={words.noneRefused} tone="accent" icon={SuccessIcon} level={3} />}
    />
  );
}

function nameColumn(words: ImportDialogMessages): DataColumn<RefusedLine> {
  return {
    key: 'name',
    header: words.subject,
    cell: ({ name }) => name || <span className={css.noValue}>{words.emptyValue}</span>,
  };
}

interface Shown extends Pick<RefusedTableProps, 'fix' | 'words'> {
  isNamed: boolean;
  isLong: boolean;
}

function columnsOf({ isNamed, isLong, fix, words }: Shown): DataColumn<RefusedLine>[] {
  return [
    {
      key: 'number',
      header: words.rowNumber,
      width: 'tiny',
      sortable: true,
      sortValue: (line) => line.number,
      cell: (line) => words.row(String(line.number)),
    },
    ...(isNamed ? [nameColumn(words)] : []),
    {
      key: 'column',
      header: words.column,
      sortable: true,
      sortValue: (line) => line.column ?? null,
      cell: (line) => (line.column === '' ? words.notInFile : (line.column ?? words.wholeRow)),
    },
    {
      key: 'value',
      header: words.value,
      cell: (line) => {
        const { key, column, value } = line;
        if (fix && key !== undefined)
          return (
            <FixableCell
              value={value ?? ''}
              reason={line.fixed ? undefined : line.reason}
              reasonBeside
              label={column ?? words.value}
              onFix={(next) => fix(line, next)}
              words={words}
            />
          );
        return value ? (
          <span className={css.value}>{value}</span>
        ) : (
          <span className={css.noValue}>{words.emptyValue}</span>
        );
      },
    },
    {
      key: 'reason',
      header: words.reason,
      width: 'widest',
      twoLines: isLong,
      sortable: true,
      sortValue: (line) => line.reason,
      cell: (line) =>
        line.fixed ? (
          <StatusBadge tone="success">{words.stateCorrected}</StatusBadge>
        ) : (
          <span className={isLong ? css.reason : css.wholeReason}>{line.reason}</span>
        ),
    },
  ];
}
