import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import type { DataColumn } from '../DataTable/DataTable';
import { FixableCell } from './FixableCell';
import type { FixedRows } from './fixedRows';
import * as css from './ImportCheck.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportRow, ImportTarget } from './importProps';

/** Columns for the row's number, its status and its cells as editable fields. */
export function checkColumns(
  targets: readonly ImportTarget[],
  fixed: FixedRows,
  fix: (row: ImportRow, key: string, value: string) => void,
  words: ImportDialogMessages,
): DataColumn<ImportRow>[] {
  const keys = new Set(targets.map(({ key }) => key));
  return [
    { key: 'number', header: words.rowNumber, width: 'tiny', cell: (row) => words.row(String(row.number)) },
    {
      key: 'state',
      header: words.state,
      width: 'narrow',
      cell: (row) => {
        const whole = row.errors.find(({ key }) => key === undefined || !keys.has(key));
        return (
          <span className={css.cell}>
            <RowState row={row} corrected={fixed.has(row.number)} words={words} />
            {whole && (
              <span className={css.reason} title={whole.reason}>
                {whole.reason}
              </span>
            )}
          </span>
        );
      },
    },
    ...targets.map(({ key, label, width }): DataColumn<ImportRow> => ({
      key,
      header: label,
      width,
      cell: (row) => (
        <FixableCell
          value={row.cells[key] ?? ''}
          reason={row.errors.find((error) => error.key === key)?.reason}
          label={label}
          onFix={(value) => fix(row, key, value)}
          words={words}
        />
      ),
    })),
  ];
}

interface RowStateProps {
  row: ImportRow;
  corrected: boolean;
  words: ImportDialogMessages;
}

function RowState({ row, corrected, words }: RowStateProps) {
  if (row.errors.length > 0) return <StatusBadge tone="danger">{words.stateRefused}</StatusBadge>;
  if (corrected) return <StatusBadge tone="success">{words.stateCorrected}</StatusBadge>;
  if (row.kind === 'change') return <StatusBadge tone="info">{words.stateChanged}</StatusBadge>;
  return <StatusBadge tone="neutral">{words.stateNew}</StatusBadge>;
}
