import { useMemo } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { Tabs } from '../../components/Tabs/Tabs';
import { DownloadIcon, SuccessIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { DataTable, type DataColumn, type Selection } from '../DataTable/DataTable';
import type { ImportDialogMessages } from './ImportDialog.messages';
import * as css from './ImportDialog.css';
import type { ImportRow, ImportTarget } from './importProps';
import type { PreviewRows, RefusedLine } from './previewRows';

interface PreviewStepProps {
  rows: PreviewRows;
  targets: readonly ImportTarget[];
  error: string | undefined;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onDownloadRefused: (() => void) | undefined;
  words: ImportDialogMessages;
}

const rowId = (row: ImportRow) => String(row.number);
const lineId = (line: RefusedLine) => line.id;

export function PreviewStep({
  rows: { valid, refusedCount, refusedLines },
  targets,
  error,
  selection,
  onSelectionChange,
  onDownloadRefused,
  words,
}: PreviewStepProps) {
  const validColumns = useMemo(() => columnsOf(targets, words), [targets, words]);
  const refusedColumns = useMemo(() => refusedColumnsOf(words), [words]);

  const validTable = (
    <DataTable
      label={words.validTab}
      columns={validColumns}
      rows={valid}
      rowId={rowId}
      rowName={(row) => words.row(String(row.number))}
      selection={{ value: selection, onChange: onSelectionChange }}
      empty={
        <EmptyState title={words.noneValid} tone="danger" level={3}>
          {words.noneValidNote}
        </EmptyState>
      }
    />
  );
  const refusedTable = (
    <Stack gap="s">
      {onDownloadRefused && refusedCount > 0 && (
        <div>
          <Button size="small" icon={<Icon of={DownloadIcon} />} onPress={onDownloadRefused}>
            {words.downloadRefused}
          </Button>
        </div>
      )}
      <DataTable
        label={words.refusedTab}
        columns={refusedColumns}
        rows={refusedLines}
        rowId={lineId}
        rowName={(line) => words.row(String(line.number))}
        empty={<EmptyState title={words.noneRefused} tone="accent" icon={SuccessIcon} level={3} />}
      />
    </Stack>
  );

  return (
    <Stack gap="s">
      {error !== undefined && (
        <Callout tone="danger" title={words.notSaved} live>
          {error}
        </Callout>
      )}
      <Tabs
        label={words.stepPreview}
        defaultSelected={valid.length === 0 ? 'refused' : 'valid'}
        items={[
          { id: 'valid', label: words.validTab, count: valid.length, content: validTable },
          { id: 'refused', label: words.refusedTab, count: refusedCount, content: refusedTable },
        ]}
      />
    </Stack>
  );
}

function columnsOf(targets: readonly ImportTarget[], words: ImportDialogMessages): DataColumn<ImportRow>[] {
  return [
    { key: 'number', header: words.rowNumber, width: 'tiny', cell: (row) => words.row(String(row.number)) },
    ...targets.map(({ key, label, width }): DataColumn<ImportRow> => ({
      key,
      header: label,
      width,
      cell: (row) => row.cells[key],
    })),
  ];
}

function refusedColumnsOf(words: ImportDialogMessages): DataColumn<RefusedLine>[] {
  return [
    {
      key: 'number',
      header: words.rowNumber,
      width: 'tiny',
      sortable: true,
      sortValue: (line) => line.number,
      cell: (line) => words.row(String(line.number)),
    },
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
