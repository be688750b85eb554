import type { Document } from '@sen/api/contract/model';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { FolderIcon, SearchIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatSize } from '../../words/formats';
import { folderHref } from './documentAddress';
import { DocumentTabs } from './DocumentTabs';
import { downloadActions } from './downloadActions';
import { foldersOf, nameOf } from './nameOf';
import { words } from './words';

const hrefOf = (row: Document) =>
  row.type === 'folder'
    ? folderHref([...foldersOf(row), row.folder_name])
    : href('documentView', { id: row.id });

/** The own folders and files by their name, wherever they are. */
export function DocumentSearchPage() {
  const list = useList({
    name: 'documents',
    query: documentQueries.search,
    search: 'name',
    sorts: ['name', 'time_update', 'size'],
    order: 'asc',
    filters: (filter) => [filter.choice('type', words('type'), ['folder', 'file'], (type) => words(type))],
    rowName: nameOf,
    actions: [
      [
        {
          id: 'openFolder',
          icon: FolderIcon,
          label: words('openFolder'),
          href: (row: Document) => folderHref(foldersOf(row)),
        },
      ],
      downloadActions((row: Document) => row),
    ],
  });
  return (
    <ListPage
      title={pageTitle('documentSearch')}
      tabs={<DocumentTabs current="documentSearch" />}
      list={list}
      rowHref={hrefOf}
      columns={(column) => [
        column.main('name', words('name'), nameOf),
        column.text('folder', words('place'), (row) => foldersOf(row).join(' / ') || words('root'), {
          width: 'wide',
        }),
        column.dateTime('time_update', words('updated'), (row) => row.time_update),
        column.amount('size', words('size'), (row) => (row.type === 'file' ? formatSize(row.size) : null)),
      ]}
      empty={{ icon: SearchIcon, title: words('searchEmpty'), text: words('searchEmptyText') }}
    />
  );
}
