import type { QuestionRow } from '@sen/api/contract/model';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, DeleteIcon, QuestionIcon, UploadIcon } from '@sen/ui/icons';
import { showToast } from '@sen/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import { useListState } from '../../patterns/useListState';
import { useRowSelection } from '../../patterns/useRowSelection';
import { href } from '../../routes/paths';
import { plainTitle } from '../../words/plainTitle';
import { questionColumns } from './questionColumns';
import { questionFilters, questionList } from './questionList';
import { questionRowActions, refuseToDelete } from './questionRowActions';
import { words } from './words';

const QuestionImport = lazyPart(async () => (await import('./QuestionImport')).QuestionImport);

/** The question bank: what there is, what can be deleted, and the ways in: one by one, or a spreadsheet. */
export function QuestionsPage() {
  const queries = useQueryClient();
  const user = useUser();
  const categories = useQuery(questionQueries.categories());
  const filters = questionFilters(categories.data?.data);
  const list = useListState(questionList, filters);
  const query = useQuery(questionQueries.list(listQuery(list[0], 'title')));
  const [importing, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<string[] | null>(null);
  const { selection, clear } = useRowSelection<QuestionRow>(
    (ids) => (
      <Button variant="danger" icon={<Icon of={DeleteIcon} />} onPress={() => setDeleting(ids)}>
        {words('delete')}
      </Button>
    ),
    (row) => refuseToDelete(user, row),
  );
  const reload = () => queries.invalidateQueries({ queryKey: questionQueries.all() });
  const ways = (
    <>
      <Button icon={<Icon of={UploadIcon} />} onPress={() => setImporting(true)}>
        {words('import')}
      </Button>
      <ButtonLink
        variant="primary"
        icon={<Icon of={AddIcon} />}
        href={href('questionAdd', { name: 'one_choice' })}
      >
        {words('add')}
      </ButtonLink>
    </>
  );

  return (
    <>
      <ListPage
        title={words('title')}
        actions={ways}
        list={list}
        query={query}
        filters={filters}
        name="questions"
        table={{
          columns: questionColumns(),
          rowId: (row) => row.id,
          rowName: (row) => plainTitle(row.title),
          rowHref: (row) => href('questionView', { qid: row.id }),
          rowActions: (row) => questionRowActions(user, row, (id) => setDeleting([id])),
          selection,
        }}
        empty={
          <EmptyState icon={QuestionIcon} title={words('emptyTitle')} actions={ways}>
            {words('emptyText')}
          </EmptyState>
        }
      />
      {deleting && (
        <ConfirmAction
          danger
          title={words('deleteTitle', { count: deleting.length })}
          text={words('deleteText')}
          confirmLabel={words('delete')}
          action={() => questionMutations.remove(deleting)}
          onCancel={() => setDeleting(null)}
          onDone={() => {
            showToast({ tone: 'success', text: words('deleted', { count: deleting.length }) });
            setDeleting(null);
            clear();
            void reload();
          }}
        />
      )}
      {importing && (
        <Suspense>
          <QuestionImport onClose={() => setImporting(false)} onSaved={() => void reload()} />
        </Suspense>
      )}
    </>
  );
}
