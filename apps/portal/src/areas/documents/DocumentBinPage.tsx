import type { BinnedDocument } from '@sen/api/contract/model';
import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon, RevertIcon } from '@sen/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionGroups } from '../../patterns/actions/Action';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { formatSize } from '../../words/formats';
import { DocumentTabs } from './DocumentTabs';
import { words } from './words';

const actions: () => ActionGroups<BinnedDocument> = () => [
  [
    {
      id: 'restore',
      icon: RevertIcon,
      label: words('restore'),
      primary: true,
      bulk: true,
      run: (ids) => documentMutations.restore(ids),
      done: (count) => words('restored', { count }),
      invalidates: [documentQueries.all()],
    },
  ],
  [
    {
      id: 'purge',
      icon: DeleteIcon,
      label: words('purge'),
      danger: true,
      bulk: true,
      confirm: { title: (count) => words('purgeTitle', { count }), text: words('purgeText') },
      run: (ids) => documentMutations.purge(ids),
      done: (count) => words('purged', { count }),
      invalidates: [documentQueries.all()],
    },
  ],
];

/** What the person has deleted, for 30 days. */
export function DocumentBinPage() {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const list = useList({
    name: 'document-bin',
    query: documentQueries.bin,
    search: 'name',
    sorts: ['deleted_at', 'name', 'size'],
    order: 'desc',
    rowName: (row) => row.name,
    actions: actions(),
  });
  return (
    <>
      <ListPage
        title={pageTitle('documentBin')}
        tabs={<DocumentTabs current="documentBin" />}
        more={
          (list.query.data?.total ?? 0) > 0 && (
            <Button icon={<Icon of={DeleteIcon} />} onPress={() => setAsks(true)}>
              {words('emptyBin')}
            </Button>
          )
        }
        list={list}
        columns={(column) => [
          column.main('name', words('name'), (row) => row.name),
          column.text('type', words('type'), (row) => words(row.type), { width: 'narrow' }),
          column.text('place', words('place'), (row) => row.path.split('/').join(' / ') || words('root'), {
            width: 'wide',
          }),
          column.dateTime('deleted_at', words('deletedAt'), (row) => row.deleted_at),
          column.date('purged_at', words('purgedAt'), (row) => row.purged_at),
          column.amount('size', words('size'), (row) => (row.type === 'file' ? formatSize(row.size) : null)),
        ]}
        empty={{ icon: DeleteIcon, title: words('binEmpty'), text: words('binEmptyText') }}
      />
      {asks && (
        <ConfirmAction
          title={words('emptyBinTitle')}
          text={words('purgeText')}
          confirmLabel={words('emptyBin')}
          cancelLabel={words('keep')}
          danger
          doneText={words('binEmptied')}
          action={() => documentMutations.emptyBin()}
          onDone={() => {
            setAsks(false);
            void queries.invalidateQueries({ queryKey: documentQueries.all() });
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
