import type { CorrectionChange, CorrectionPreview, Corrections } from '@sen/api/contract/model';
import { correctionMutations } from '@sen/api/resources/corrections/correctionMutations';
import { correctionQueries } from '@sen/api/resources/corrections/correctionQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { DetailPage } from '../../patterns/DetailPage';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { ApplyCorrection } from './ApplyCorrection';
import { CorrectionFields } from './CorrectionFields';
import { CorrectionHistory } from './CorrectionHistory';
import { CorrectionMoves } from './CorrectionMoves';
import { changeOf, emptyForm, formAbout } from './correctionForm';
import { correctionWords as words } from './correctionWords';

const whileMarking = 1_000;

/**
 * Corrects how an assigned exam counts: first who moves from what to what, then once, with its history and undo. `?question=`
 * chooses the question.
 */
export function CorrectionsPage({ params: { cid, ssclid } }: { params: ParamsOf<'corrections'> }) {
  const query = useQuery({
    ...correctionQueries.of(ssclid),
    refetchInterval: ({ state }) =>
      state.data?.data.corrections.some(({ settled }) => !settled) ? whileMarking : false,
  });
  return (
    <DetailPage
      query={query}
      name={({ data }) => data.title}
      belongs={({ data }) => data.classroom_id === cid}
    >
      {({ data }) => (
        <>
          <PageHeader
            title={pageTitle('corrections')}
            description={data.title}
            back={{ href: href('marking', { cid }), label: data.classroom_name }}
          />
          <NewCorrection assignmentId={ssclid} data={data} />
        </>
      )}
    </DetailPage>
  );
}

interface Previewed {
  change: CorrectionChange;
  preview: CorrectionPreview;
}

function NewCorrection({ assignmentId, data }: { assignmentId: string; data: Corrections }) {
  const queries = useQueryClient();
  const asked = new URLSearchParams(useSearch()).get('question');
  const [form, setForm] = useState(() => formAbout(asked, data.questions));
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const changedResults = () => {
    setPreviewed(null);
    // Scores are shown in many places.
    void queries.invalidateQueries();
  };
  const preview = useMutation({
    mutationFn: async (change: CorrectionChange) => ({
      change,
      preview: (await correctionMutations.preview(assignmentId, change)).data,
    }),
    onSuccess: setPreviewed,
  });
  const apply = useMutation({
    mutationFn: ({ change, preview: { basis }, reason }: Previewed & { reason: string }) =>
      correctionMutations.apply(assignmentId, { change, reason, basis }),
    onSuccess: () => {
      setForm(emptyForm);
      changedResults();
    },
  });
  const error = apply.error ?? preview.error;
  return (
    <Stack gap="l">
      <Card title={words('newChange')}>
        <Stack>
          <Text tone="muted">{words('intro')}</Text>
          <CorrectionFields
            form={form}
            questions={data.questions}
            completionScore={data.completion_score}
            onChange={(next) => {
              setForm(next);
              setPreviewed(null);
              setIncomplete(false);
              preview.reset();
              apply.reset();
            }}
          />
          {isIncomplete && (
            <Callout tone="attention" live>
              {words('incomplete')}
            </Callout>
          )}
          {error && (
            <Callout tone="danger" live>
              {errorText(error)}
            </Callout>
          )}
          {apply.isSuccess && (
            <Callout tone="success" live>
              {words(apply.data.data.change.kind === 'threshold' ? 'appliedThreshold' : 'applied')}
            </Callout>
          )}
          <Inline>
            <Button
              variant={previewed ? 'secondary' : 'primary'}
              pending={preview.isPending}
              onPress={() => {
                const change = changeOf(form, data.questions);
                setIncomplete(change === null);
                apply.reset();
                if (change) preview.mutate(change);
              }}
            >
              {words('preview')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      {previewed && (
        <CorrectionMoves
          preview={previewed.preview}
          isThreshold={previewed.change.kind === 'threshold'}
          actions={
            <ApplyCorrection
              pending={apply.isPending}
              onApply={(reason) => apply.mutate({ ...previewed, reason })}
            />
          }
        />
      )}
      <CorrectionHistory assignmentId={assignmentId} data={data} onUndone={changedResults} />
    </Stack>
  );
}
