import type { QuestionRow } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { Button } from '@sen/ui/Button';
import { DataTable, type Selection } from '@sen/ui/DataTable';
import { Dialog } from '@sen/ui/Dialog';
import { EmptyState } from '@sen/ui/EmptyState';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../patterns/Failed';
import { ListFilters } from '../../patterns/ListFilters';
import { listQuery } from '../../patterns/listQuery';
import type { ListFilter, ListState } from '../../patterns/listState';
import { useTableView } from '../../patterns/useTableView';
import { questionTypeLabel } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { pickerColumns } from './pickerColumns';
import { formWords as words } from './words';

type PickerFilter = 'type' | 'category_id';
type PickerState = ListState<'created_at' | 'title' | 'type', PickerFilter>;

const beginning: PickerState = {
  page: 1,
  limit: 10,
  sort: 'created_at',
  order: 'desc',
  search: '',
  filters: [],
};

interface QuestionPickerProps {
  /** The title of the part that they are for. */
  part: string;
  /** The questions that the exam has already. */
  known: ReadonlySet<string>;
  onAdd: (chosen: readonly QuestionRow[]) => void;
  onClose: () => void;
}

/** Chooses questions of the bank, also from several pages and searches. */
export function QuestionPicker({ part, known, onAdd, onClose }: QuestionPickerProps) {
  const [state, setState] = useState(beginning);
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map());
  const query = useQuery(questionQueries.list(listQuery(state, 'title')));
  const categories = useQuery(questionQueries.categories());
  const view = useTableView('question-picker');
  const rows = query.data?.data ?? [];
  const change = (next: Partial<PickerState>) => setState((now) => ({ ...now, page: 1, ...next }));

  function choose(selection: Selection): void {
    if (selection.all) return;
    const seen = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...selection.ids].flatMap((id) => entryOf(id, seen))));
  }

  const filters: ListFilter<PickerFilter>[] = [
    {
      key: 'type',
      label: words('type'),
      type: 'multiSelect',
      options: questionTypes.map((type) => ({ value: type, label: questionTypeLabel(type) })),
    },
    {
      key: 'category_id',
      label: words('category'),
      type: 'multiSelect',
      options: categories.data?.data.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];

  return (
    <Dialog
      open
      size="wide"
      title={words('pickTitle', { part })}
      closeOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? words('pickNothing') : undefined}
            onPress={() => onAdd([...chosen.values()])}
          >
            {words('pickAdd', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack>
        <ListFilters state={state} change={change} filters={filters} />
        {query.isError && !query.data ? (
          <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            {...view}
            label={words('pickTitle', { part })}
            columns={pickerColumns()}
            rows={rows}
            rowId={(row) => row.id}
            rowName={(row) => plainTitle(row.title)}
            loading={query.isPending || query.isPlaceholderData}
            sort={{ key: state.sort, direction: state.order === 'asc' ? 'ascending' : 'descending' }}
            onSortChange={({ key, direction }) =>
              change({ sort: sortOf(key), order: direction === 'ascending' ? 'asc' : 'desc' })
            }
            selection={{
              value: { all: false, ids: new Set(chosen.keys()) },
              onChange: choose,
              refuse: (row) => (known.has(row.id) ? words('pickKnown') : undefined),
            }}
            paging={{
              page: state.page,
              pageSize: state.limit,
              total: query.data?.total ?? 0,
              onPageChange: (page) => change({ page }),
              onPageSizeChange: (limit) => change({ limit }),
            }}
            empty={<EmptyState title={words('pickEmpty')}>{words('pickEmptyText')}</EmptyState>}
            onClearFilters={
              state.search || state.filters.length > 0 ? () => change({ search: '', filters: [] }) : undefined
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}

function entryOf(id: string, rows: ReadonlyMap<string, QuestionRow>): [string, QuestionRow][] {
  const row = rows.get(id);
  return row ? [[id, row]] : [];
}

function sortOf(key: string): PickerState['sort'] {
  return key === 'title' || key === 'type' ? key : 'created_at';
}
