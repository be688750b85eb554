import type { Import } from '@sen/api/contract/model';
import { DataTable, type DataColumn } from '@sen/ui/DataTable';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useLocation } from 'wouter';
import { formatDateTime, formatNumber } from '../../words/formats';
import { importWords as words } from './words';

/** The caller's newest imports, each with a link to its report. */
export function RecentImports({ imports }: { imports: readonly Import[] }) {
  const [page] = useLocation();
  if (imports.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2}>{words('newest')}</Heading>
      <DataTable
        label={words('newest')}
        columns={columnsOf(page)}
        rows={imports}
        rowId={({ id }) => id}
        rowName={({ file_name }) => file_name}
      />
    </Stack>
  );
}

const tones = {
  waiting: 'waiting',
  running: 'waiting',
  done: 'success',
  failed: 'danger',
  undoing: 'waiting',
  undone: 'neutral',
} as const;

function columnsOf(page: string): DataColumn<Import>[] {
  return [
    {
      key: 'file',
      header: words('file'),
      cell: ({ id, file_name }) => (
        <Link href={`${page}?import=${id}`} variant="title">
          {file_name}
        </Link>
      ),
      width: 'wide',
    },
    { key: 'started', header: words('started'), cell: ({ created_at }) => formatDateTime(created_at) },
    {
      key: 'state',
      header: words('state'),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{words(state)}</StatusBadge>,
    },
    { key: 'saved', header: words('saved'), cell: ({ saved }) => formatNumber(saved), width: 'narrow' },
    { key: 'refused', header: words('refused'), cell: ({ refused }) => formatNumber(refused) },
  ];
}
