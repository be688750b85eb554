import type { SimpleView } from '@sen/api/contract/model';
import { fileQueries } from '@sen/api/resources/files/fileQueries';
import { Callout } from '@sen/ui/Callout';
import { EmptyState } from '@sen/ui/EmptyState';
import { FileIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../Loaded';
import { DownloadLink } from './DownloadLink';
import type { FileViewProps } from './FileView';
import { SimpleTablesView } from './SimpleTablesView';
import { SimpleTextView } from './SimpleTextView';
import { words } from './words';

/** A Word or Excel file that the server could not convert: its text, or the values of its cells. */
export function SimpleFileView({ file, startAt, onProgress }: FileViewProps) {
  const query = useQuery(fileQueries.simpleView(file.id));
  return (
    <Loaded query={query}>
      {(view) =>
        isEmpty(view) ? (
          <EmptyState icon={FileIcon} title={words('emptyFile')} actions={<DownloadLink file={file} />}>
            {words('notShownText')}
          </EmptyState>
        ) : (
          <Stack gap="m">
            <Callout title={words('simple')} actions={<DownloadLink file={file} />}>
              {noteOf(view)}
            </Callout>
            {view.type === 'text' ? (
              <SimpleTextView parts={view.parts} startAt={startAt} onProgress={onProgress} />
            ) : (
              <SimpleTablesView sheets={view.sheets} startAt={startAt} onProgress={onProgress} />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

const isEmpty = (view: SimpleView) =>
  view.type === 'text' ? view.parts.length === 0 : view.sheets.length === 0;

function noteOf(view: SimpleView): string {
  if (view.type === 'text') return view.is_cut ? words('cutText') : words('simpleText');
  return view.is_cut ? words('cutSheets', { count: view.sheets.length }) : words('simpleTables');
}
