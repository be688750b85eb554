import type { PaperDraft, PaperReport, QuestionStatus } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { questionStatuses } from '@sen/domain/questions/questionTypes';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Pagination } from '@sen/ui/Pagination';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '../../words/formats';
import { statusLabel } from '../../words/labels';
import { PaperCard } from './PaperCard';
import { PaperEditDialog } from './PaperEditDialog';
import { type PaperWork, sentDraft, workQuestion } from './paperQuestions';
import { paperWords as words } from './paperWords';

const pageSize = 20;

/** What is imported of a paper. */
export interface PaperChoice {
  category_id: string;
  status: QuestionStatus;
  rows: number[];
  edits: { row: number; draft: PaperDraft }[];
}

interface PaperWorkbenchProps {
  report: PaperReport;
  pending: boolean;
  /** Why the import could not be started. */
  error: string | undefined;
  onStart: (choice: PaperChoice) => void;
  onBack: () => void;
}

/** The questions of a paper, to look at, to correct and to choose from. */
export function PaperWorkbench({ report, pending, error, onStart, onBack }: PaperWorkbenchProps) {
  const [work, setWork] = useState<PaperWork>({ edits: new Map(), taken: new Map() });
  const [editing, setEditing] = useState<number>();
  // Fixed when the switch is turned on: a question that has just been corrected stays where it is.
  const [only, setOnly] = useState<ReadonlySet<number>>();
  const [page, setPage] = useState(1);
  const [place, setPlace] = useState<{ category_id: string | null; status: QuestionStatus }>({
    category_id: null,
    status: 'published',
  });
  const [isMissing, setIsMissing] = useState(false);
  const categories = useQuery(categoryQueries.options('questions_categories'));
  const questions = report.questions.map((read) => workQuestion(read, work));
  const doubtful = questions.filter(({ isDoubtful }) => isDoubtful);
  const rows = questions.filter(({ isTaken }) => isTaken).map(({ row }) => row);
  const listed = only ? questions.filter(({ row }) => only.has(row)) : questions;
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  const shownPage = Math.min(page, pages);
  const shown = listed.slice((shownPage - 1) * pageSize, shownPage * pageSize);
  const title = useId();
  useEffect(() => {
    // The button that chose the file is gone.
    document.getElementById(title)?.focus();
  }, [title]);
  const edited = report.questions.find(({ row }) => row === editing);

  const edit = (row: number, draft: PaperDraft) =>
    setWork((now) => ({ ...now, edits: new Map(now.edits).set(row, draft) }));
  const take = (row: number, isTaken: boolean) =>
    setWork((now) => ({ ...now, taken: new Map(now.taken).set(row, isTaken) }));

  function start(): void {
    const { category_id, status } = place;
    setIsMissing(category_id === null);
    if (category_id === null) return;
    const edits = [...work.edits].map(([row, draft]) => ({ row, draft: sentDraft(draft) }));
    onStart({ category_id, status, rows, edits });
  }

  return (
    <Stack gap="l">
      <Heading level={2} id={title} focusable>
        {words('readTitle', { file: report.file_name })}
      </Heading>
      <DescriptionList
        items={[
          { term: words('total'), details: formatNumber(report.total) },
          { term: words('doubtful'), details: formatNumber(doubtful.length) },
          { term: words('chosen'), details: formatNumber(rows.length) },
        ]}
      />
      {report.notes.length > 0 && (
        <Callout title={words('note')}>
          {report.notes.map(({ code, message }) => (
            <Text key={code}>{message}</Text>
          ))}
        </Callout>
      )}
      <Columns division="halves">
        <Select
          label={words('category')}
          required
          value={place.category_id}
          error={isMissing && place.category_id === null ? words('categoryMissing') : undefined}
          options={(categories.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(category_id) => setPlace((now) => ({ ...now, category_id }))}
        />
        <Select
          label={words('status')}
          required
          value={place.status}
          options={questionStatuses.map((status) => ({ value: status, label: statusLabel(status) }))}
          onChange={(status) => setPlace((now) => ({ ...now, status }))}
        />
      </Columns>
      <Switch
        label={words('doubtfulOnly', { count: formatNumber(doubtful.length) })}
        on={only !== undefined}
        onChange={(on) => {
          setOnly(on ? new Set(doubtful.map(({ row }) => row)) : undefined);
          setPage(1);
        }}
      />
      {listed.length === 0 && <Text tone="muted">{words('nothingDoubtful')}</Text>}
      {shown.map((question) => (
        <PaperCard
          key={question.row}
          question={question}
          onEdit={() => setEditing(question.row)}
          onChange={(draft) => edit(question.row, draft)}
          onTake={(isTaken) => take(question.row, isTaken)}
        />
      ))}
      {pages > 1 && (
        <Pagination page={shownPage} pageSize={pageSize} total={listed.length} onPageChange={setPage} />
      )}
      {error !== undefined && (
        <Callout tone="danger" title={words('notStarted')} live>
          {error}
        </Callout>
      )}
      <Inline gap="s" justify="end">
        <Button onPress={onBack} disabled={pending}>
          {words('otherFile')}
        </Button>
        <Button variant="primary" pending={pending} disabled={rows.length === 0} onPress={start}>
          {words('start', { count: rows.length })}
        </Button>
      </Inline>
      {edited && (
        <PaperEditDialog
          question={workQuestion(edited, work)}
          onChange={(draft) => edit(edited.row, draft)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}
