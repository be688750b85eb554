import { useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { SuccessIcon } from '../../icons';
import { DataTable, type DataColumn } from '../DataTable/DataTable';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { RefusedLine } from './previewRows';

interface RefusedTableProps {
  lines: readonly RefusedLine[];
  words: ImportDialogMessages;
}

const lineId = (line: RefusedLine) => line.id;

/** The errors of refused rows, one per line. */
export function RefusedTable({ lines, words }: RefusedTableProps) {
  const isNamed = lines.some(({ name }) => name !== undefined);
  const columns = useMemo(() => columnsOf(isNamed, words), [isNamed, words]);
  return (
    <DataTable
      label={words.refusedTab}
      columns={columns}
      rows={lines}
      rowId={lineId}
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

function columnsOf(isNamed: boolean, words: ImportDialogMessages): DataColumn<RefusedLine>[] {
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
      cell: (line) => line.column ?? words.wholeRow,
    },
    {
      key: 'value',
      header: words.value,
      cell: ({ value }) =>
        value ? (
          <span className={css.value}>{value}</span>
        ) : (
          <span className={css.noValue}>{words.emptyValue}</span>
        ),
    },
    {
      key: 'reason',
      header: words.reason,
      width: 'widest',
      twoLines: true,
      sortable: true,
      sortValue: (line) => line.reason,
      cell: (line) => <span className={css.reason}>{line.reason}</span>,
    },
  ];
}
