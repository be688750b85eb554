import type { ChangedStudent, CourseResult, RuleConsequences as Consequences } from '@sen/api/contract/model';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { Card } from '@sen/ui/Card';
import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { ApplyWithReason } from '../../patterns/ApplyWithReason';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { useKeptReason } from '../../patterns/forms/useKeptReason';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { defaultPageSize } from '../../patterns/list/listState';
import { Loaded } from '../../patterns/Loaded';
import { formatNumber } from '../../words/formats';
import { completionLabel, ratingLabel } from '../../words/labels';
import { ruleWords as words } from './ruleWords';

interface RuleConsequencesProps {
  courseId: string;
  ended: boolean;
  apply: (body: { reason: string; basis: string }) => Promise<unknown>;
  onApplied: () => void;
  /** The dialog of a refusal was closed: what is shown may be old. */
  onRefused: () => void;
}

/** Whose results change, before anything does, and applying it with a reason. */
export function RuleConsequences({ courseId, ended, apply, onApplied, onRefused }: RuleConsequencesProps) {
  const [at, setAt] = useState({ ended, page: 1, limit: defaultPageSize });
  // Other classes have other pages.
  const page = at.ended === ended ? at.page : 1;
  const { limit } = at;
  const reason = useKeptReason(`${useUser().id}:course-rule:${courseId}`);
  const [asked, setAsked] = useState<{ reason: string; of: Consequences } | null>(null);
  const query = useQuery(completionQueries.ruleConsequences(courseId, { ended, page, limit }));
  return (
    <Card title={words('consequences')}>
      <Loaded query={query}>
        {({ data: changed, total, consequences }) => (
          <Stack>
            <Text>{words('counts', figuresOf(consequences))}</Text>
            {consequences.pending > 0 && (
              <Text tone="waiting">{words('pending', { count: formatNumber(consequences.pending) })}</Text>
            )}
            {total === 0 ? (
              <Text tone="muted">{words('noneMoves')}</Text>
            ) : (
              <ChangedStudents
                students={changed}
                loading={query.isPlaceholderData}
                paging={{
                  page,
                  pageSize: limit,
                  total,
                  onPageChange: (next) => setAt({ ...at, ended, page: next }),
                  onPageSizeChange: (size) => setAt({ ended, page: 1, limit: size }),
                }}
              />
            )}
            <ApplyWithReason
              reason={reason}
              texts={{
                reason: words('reason'),
                help: words('reasonHelp'),
                missing: words('reasonMissing'),
                apply: words('apply', { count: formatNumber(consequences.classes) }),
              }}
              pending={query.isPlaceholderData}
              onApply={(given) => setAsked({ reason: given, of: consequences })}
            />
          </Stack>
        )}
      </Loaded>
      {asked && (
        <ConfirmAction
          title={words('applyTitle', { count: formatNumber(asked.of.classes) })}
          text={words('applyText', figuresOf(asked.of))}
          confirmLabel={words('apply', { count: formatNumber(asked.of.classes) })}
          action={() => apply({ reason: asked.reason, basis: asked.of.basis })}
          onDone={() => {
            reason.forget(asked.reason);
            setAsked(null);
            onApplied();
          }}
          onCancel={(refused) => {
            setAsked(null);
            if (refused) onRefused();
          }}
        />
      )}
    </Card>
  );
}

interface ChangedStudentsProps extends Pick<DataTableProps<ChangedStudent>, 'paging' | 'loading'> {
  students: readonly ChangedStudent[];
}

function ChangedStudents({ students, ...table }: ChangedStudentsProps) {
  const column = columnBuilder<ChangedStudent>();
  return (
    <DataTable
      {...table}
      label={words('consequences')}
      columns={[
        column.main('student', words('student'), ({ student }) => student.name, {
          below: ({ classroom_name: name }) => name,
        }),
        column.text('kind', words('kind'), ({ kind }) => words(kind)),
        { key: 'before', header: words('before'), width: 'wide', cell: Before },
        { key: 'after', header: words('after'), width: 'wide', cell: After },
      ]}
      rows={students}
      rowId={({ student, classroom_id: id }) => `${id}-${student.id}`}
      rowName={({ student }) => student.name}
    />
  );
}

function figuresOf({ classes, students, lost, gained, adjusted }: Consequences) {
  return {
    classes: formatNumber(classes),
    students: formatNumber(students),
    lost: formatNumber(lost),
    gained: formatNumber(gained),
    adjusted: formatNumber(adjusted),
  };
}

const Before = ({ before }: ChangedStudent) => <Result {...before} />;
const After = ({ after }: ChangedStudent) => <Result {...after} />;

function Result({ completion, score, rating, certificate }: CourseResult) {
  const parts = [
    completionLabel(completion),
    score === null ? null : formatNumber(score),
    rating === null ? null : ratingLabel(rating),
  ];
  return (
    <Stack gap="none">
      <Text as="span" preserve>
        {parts.filter((part) => part !== null).join(' · ')}
      </Text>
      {certificate && (
        <Text as="span" size="small" tone="muted" preserve>
          {words('certificate')}
        </Text>
      )}
    </Stack>
  );
}
