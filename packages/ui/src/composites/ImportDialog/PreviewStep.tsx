import { useMemo } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { Tabs } from '../../components/Tabs/Tabs';
import { DownloadIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { DataTable, type DataColumn, type Selection } from '../DataTable/DataTable';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportRow, ImportTarget } from './importProps';
import type { PreviewRows } from './previewRows';
import { RefusedTable } from './RefusedTable';

interface PreviewStepProps {
  rows: PreviewRows;
  targets: readonly ImportTarget[];
  error: string | undefined;
  notes: readonly string[] | undefined;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onDownloadRefused: (() => void) | undefined;
  words: ImportDialogMessages;
}

const rowId = (row: ImportRow) => String(row.number);

export function PreviewStep({
  rows: { valid, refusedCount, refusedLines },
  targets,
  error,
  notes,
  selection,
  onSelectionChange,
  onDownloadRefused,
  words,
}: PreviewStepProps) {
  const validColumns = useMemo(() => columnsOf(targets, words), [targets, words]);

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
      <RefusedTable lines={refusedLines} words={words} />
    </Stack>
  );

  return (
    <Stack gap="s">
      <ImportNotes notes={notes} words={words} />
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
