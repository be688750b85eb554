import type { SharedDocument } from '@sen/api/contract/model';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { PeopleIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatSize } from '../../words/formats';
import { copyActions } from './copyActions';
import { DocumentTabs } from './DocumentTabs';
import { downloadActions } from './downloadActions';
import { nameOf } from './nameOf';
import { words } from './words';

const hrefOf = ({ document: { id, type } }: SharedDocument) =>
  type === 'folder' ? href('sharedFolder', { id }) : href('documentView', { id });

/** What others share with the person or with a class of the person. */
export function SharedDocumentsPage() {
  const list = useList({
    name: 'shared-documents',
    query: documentQueries.shared,
    search: 'name',
    sorts: ['shared_at', 'name'],
    order: 'desc',
    rowName: ({ document }) => nameOf(document),
    actions: [downloadActions(({ document }: SharedDocument) => document), copyActions()],
  });
  return (
    <ListPage
      title={pageTitle('sharedDocuments')}
      tabs={<DocumentTabs current="sharedDocuments" />}
      list={list}
      rowHref={hrefOf}
      columns={(column) => [
        column.main('name', words('name'), ({ document }) => nameOf(document)),
        column.text('type', words('type'), ({ document }) => words(document.type), { width: 'narrow' }),
        column.person('owner', words('owner'), ({ owner }) => owner),
        column.dateTime('shared_at', words('sharedAt'), (row) => row.shared_at),
        column.amount('size', words('size'), ({ document }) =>
          document.type === 'file' ? formatSize(document.size) : null,
        ),
      ]}
      empty={{ icon: PeopleIcon, title: words('sharedEmpty'), text: words('sharedEmptyText') }}
    />
  );
}
