import type { ExamRow } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ExamIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { useRowSelection } from '../../patterns/useRowSelection';
import { href } from '../../routes/paths';
import { ExamActionDialog, type PendingExamAction } from './ExamActionDialog';
import { examActionTexts, whyNot, type ExamAction } from './examActions';
import { examColumns } from './examColumns';
import { examFilters, examList } from './examList';
import { examActionIcons, examRowActions } from './examRowActions';
import { words } from './words';

/** What can be done with several at once. */
const together = ['lock', 'unlock', 'delete'] as const satisfies readonly ExamAction[];

/** The exam bank. */
export function ExamsPage() {
  const categories = useQuery(examQueries.categories());
  const filters = examFilters(categories.data?.data);
  const list = useListState(examList, filters);
  const query = useQuery(examQueries.list(listQuery(list[0], 'title')));
  const [pending, setPending] = useState<PendingExamAction | null>(null);
  const rows = query.data?.data ?? [];

  const { selection, clear } = useRowSelection<ExamRow>((ids) => {
    const chosen = rows.filter((row) => ids.includes(row.id));
    return together.map((action) => (
      <Button
        key={action}
        icon={<Icon of={examActionIcons[action]} />}
        variant={action === 'delete' ? 'danger' : 'secondary'}
        // Rows of other pages are not known here; the server judges them.
        disabledReason={chosen.length === ids.length ? whyNot(action, chosen) : undefined}
        onPress={() => setPending({ action, ids })}
      >
        {examActionTexts(action).label}
      </Button>
    ));
  });

  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('examAdd')}>
      {words('add')}
    </ButtonLink>
  );

  return (
    <>
      <ListPage
        title={words('title')}
        actions={add}
        list={list}
        query={query}
        filters={filters}
        name="exams"
        table={{
          columns: examColumns(),
          rowId: (row) => row.id,
          rowName: (row) => row.title,
          rowHref: (row) => href('examView', { svid: row.id }),
          rowActions: (row) => examRowActions(row, (action, id) => setPending({ action, ids: [id] })),
          selection,
        }}
        empty={
          <EmptyState icon={ExamIcon} title={words('emptyTitle')} actions={add}>
            {words('emptyText')}
          </EmptyState>
        }
      />
      {pending && (
        <ExamActionDialog
          pending={pending}
          onCancel={() => setPending(null)}
          onDone={() => {
            setPending(null);
            clear();
          }}
        />
      )}
    </>
  );
}
