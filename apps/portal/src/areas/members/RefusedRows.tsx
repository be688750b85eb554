import type { MemberImportReport } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { DataTable, type DataColumn } from '@sen/ui/DataTable';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';

interface RefusedRowsProps {
  report: MemberImportReport;
  onDownload: () => Promise<void>;
}

/** The refused rows with one line per error, and a file of them to fix. */
export function RefusedRows({ report, onDownload }: RefusedRowsProps) {
  const [fetching, setFetching] = useState(false);
  const { rows, refused } = report;
  const lines = rows.flatMap(({ row, name, errors }) =>
    errors.map((error, place) => ({ id: `${row}-${place}`, row, name, ...error })),
  );

  async function download(): Promise<void> {
    setFetching(true);
    await onDownload();
    setFetching(false);
  }

  return (
    <Stack gap="s">
      <Inline gap="s" justify="between">
        <Heading level={2} size="large">
          {words('refusedTable')}
        </Heading>
        <Button icon={<Icon of={DownloadIcon} />} pending={fetching} onPress={() => void download()}>
          {words('download')}
        </Button>
      </Inline>
      <Text tone="muted">{words('howToFix')}</Text>
      {refused > rows.length && (
        <Text tone="muted" size="small">
          {words('firstOnly', { shown: formatNumber(rows.length), count: formatNumber(refused) })}
        </Text>
      )}
      <DataTable
        label={words('refusedTable')}
        columns={columnsOf()}
        rows={lines}
        rowId={({ id }) => id}
        rowName={({ row }) => words('rowNumber', { number: row })}
      />
    </Stack>
  );
}

type Line = MemberImportReport['rows'][number]['errors'][number] & { id: string; row: number; name: string };

function columnsOf(): DataColumn<Line>[] {
  return [
    {
      key: 'row',
      header: words('row'),
      cell: ({ row }) => words('rowNumber', { number: row }),
      sortable: true,
      sortValue: ({ row }) => row,
      width: 'narrow',
    },
    { key: 'name', header: words('name'), cell: ({ name }) => name || words('empty'), width: 'medium' },
    {
      key: 'column',
      header: words('place'),
      cell: ({ header }) => header,
      sortable: true,
      sortValue: ({ header }) => header,
      width: 'medium',
    },
    { key: 'value', header: words('value'), cell: ({ value }) => value || words('empty'), width: 'medium' },
    {
      key: 'reason',
      header: words('reason'),
      cell: ({ message }) => message,
      sortable: true,
      sortValue: ({ message }) => message,
      width: 'widest',
      twoLines: true,
      priority: 'high',
    },
  ];
}
