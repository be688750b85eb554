import type { QuestionRow } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { difficulties } from '@sen/domain/questions/difficulties';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { Button } from '@sen/ui/Button';
import type { Selection } from '@sen/ui/DataTable';
import { Dialog } from '@sen/ui/Dialog';
import { Icon } from '@sen/ui/Icon';
import { EyeIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { SplitView } from '@sen/ui/SplitView';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { difficultyLabel } from '../../words/difficultyLabel';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { plainTitle } from '../../words/plainTitle';
import { QuestionPreview } from './QuestionPreview';
import { formWords as words } from './words';

interface QuestionPickerProps {
  /** The title of the part to add them to. */
  part: string;
  /** The questions that are already in the exam. */
  known: ReadonlySet<string>;
  onAdd: (chosen: readonly QuestionRow[]) => void;
  onClose: () => void;
}

/** Selects questions of the bank, across pages and searches. */
export function QuestionPicker({ part, known, onAdd, onClose }: QuestionPickerProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map());
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [pane, setPane] = useState<'start' | 'end'>('start');
  const categories = useQuery(categoryQueries.options('questions_categories'));
  const list = useList({
    name: 'question-picker',
    stateIn: 'memory',
    query: questionQueries.list,
    search: 'title',
    sorts: ['created_at', 'title', 'type'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('type', words('type'), questionTypes, questionTypeLabel),
      filter.references('category_id', words('category'), categories.data?.data),
      filter.choices('difficulty', words('difficulty'), difficulties, difficultyLabel),
    ],
    rowName: (row) => plainTitle(row.title),
  });

  function choose(selection: Selection): void {
    if (selection.all) return;
    const shown = (list.query.data?.data ?? []).map((row) => [row.id, row] as const);
    const seen = new Map([...chosen, ...shown]);
    setChosen(
      new Map(
        [...selection.ids].flatMap((id) => {
          const row = seen.get(id);
          return row ? [[id, row] as const] : [];
        }),
      ),
    );
  }

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
      <SplitView
        label={words('pickShare')}
        defaultShare={0.62}
        min={0.4}
        shown={pane}
        onBack={() => setPane('start')}
        start={{
          title: words('pickList'),
          content: (
            <Stack>
              <ListView
                label={words('pickTitle', { part })}
                list={list}
                columns={(column) => [
                  column.main('title', words('question'), (row) => plainTitle(row.title), { twoLines: true }),
                  column.status(
                    'check_error',
                    words('faulty'),
                    ({ check_error }) => (check_error ? 'faulty' : null),
                    () => words('yes'),
                    { faulty: 'attention' },
                    { none: '' },
                  ),
                  column.text('type', words('type'), (row) => questionTypeLabel(row.type)),
                  column.text('category', words('category'), (row) => row.category.name, { priority: 'low' }),
                  column.date('created_at', words('created'), (row) => row.created_at, { priority: 'low' }),
                ]}
                selection={{
                  value: { all: false, ids: new Set(chosen.keys()) },
                  onChange: choose,
                  reasonsInSight: true,
                  refuse: (row) => (known.has(row.id) ? words('pickKnown') : undefined),
                }}
                empty={{ title: words('pickEmpty'), text: words('pickEmptyText') }}
                onActiveRow={setPreviewed}
                rowActions={(row) =>
                  previewMenu(() => {
                    setPreviewed(row.id);
                    setPane('end');
                  })
                }
              />
            </Stack>
          ),
        }}
        end={{ title: words('preview'), content: <QuestionPreview id={previewed} /> }}
      />
    </Dialog>
  );
}

function previewMenu(onAction: () => void): MenuAction[][] {
  return [[{ id: 'preview', label: words('preview'), icon: <Icon of={EyeIcon} />, onAction }]];
}
