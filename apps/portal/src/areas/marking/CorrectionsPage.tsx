import type { CorrectionChange, CorrectionPreview, Corrections } from '@sen/api/contract/model';
import { correctionMutations } from '@sen/api/resources/corrections/correctionMutations';
import { correctionQueries } from '@sen/api/resources/corrections/correctionQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Inline } from '@sen/ui/Inline';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { noFieldTexts, serverFieldErrorTexts } from '../../app/errors/serverFieldErrorTexts';
import { useUser } from '../../app/session/useUser';
import { ApplyWithReason } from '../../patterns/ApplyWithReason';
import { DetailPage } from '../../patterns/DetailPage';
import { useKeptReason } from '../../patterns/forms/useKeptReason';
import { keepFocus } from '../../patterns/keepFocus';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { CorrectionFields } from './CorrectionFields';
import { CorrectionHistory } from './CorrectionHistory';
import { CorrectionMoves } from './CorrectionMoves';
import { changeOf, emptyForm, formAbout, incompleteField } from './correctionForm';
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

const incompleteWords = {
  question: 'questionMissing',
  key: 'keyMissing',
  points: 'pointsMissing',
  score: 'scoreMissing',
} as const;

interface Previewed {
  change: CorrectionChange;
  preview: CorrectionPreview;
}

function NewCorrection({ assignmentId, data }: { assignmentId: string; data: Corrections }) {
  const queries = useQueryClient();
  const asked = new URLSearchParams(useSearch()).get('question');
  const [form, setForm] = useState(() => formAbout(asked, data.questions));
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [missing, setMissing] = useState(noFieldTexts);
  const reason = useKeptReason(`${useUser().id}:correction:${assignmentId}`);
  const changedResults = () => {
    setPreviewed(null);
    // Scores are shown in many places.
    void queries.invalidateQueries().then(keepFocus);
  };
  const preview = useMutation({
    mutationFn: async (change: CorrectionChange) => ({
      change,
      preview: (await correctionMutations.preview(assignmentId, change)).data,
    }),
    meta: { quiet: true },
    onSuccess: setPreviewed,
  });
  const apply = useMutation({
    mutationFn: ({ change, preview: { basis }, given }: Previewed & { given: string }) =>
      correctionMutations.apply(assignmentId, { change, reason: given, basis }),
    meta: { quiet: true },
    onSuccess: (_, { given }) => {
      reason.forget(given);
      setForm(emptyForm);
      changedResults();
    },
  });
  const error = apply.error ?? preview.error;
  const refused = useMemo(() => (error ? serverFieldErrorTexts(error) : noFieldTexts), [error]);
  const errors = missing === noFieldTexts ? refused : missing;
  const previewChange = () => {
    const change = changeOf(form, data.questions);
    apply.reset();
    if (change) preview.mutate(change);
    else {
      const field = incompleteField(form);
      preview.reset();
      setMissing({ [field]: words(incompleteWords[field]) });
    }
  };
  return (
    <Stack gap="l">
      <Card title={words('newChange')}>
        <Form aria-label={words('newChange')} errors={errors} onSubmit={previewChange}>
          <Stack>
            <Text tone="muted">{words('intro')}</Text>
            <CorrectionFields
              form={form}
              questions={data.questions}
              completionScore={data.completion_score}
              onChange={(next) => {
                setForm(next);
                setPreviewed(null);
                setMissing(noFieldTexts);
                preview.reset();
                apply.reset();
              }}
            />
            {error && Object.keys(refused).length === 0 && (
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
              <Button type="submit" variant={previewed ? 'secondary' : 'primary'} pending={preview.isPending}>
                {words('preview')}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Card>
      {previewed && (
        <CorrectionMoves
          preview={previewed.preview}
          isThreshold={previewed.change.kind === 'threshold'}
          actions={
            <ApplyWithReason
              reason={reason}
              texts={{
                reason: words('reason'),
                help: words('reasonHelp'),
                missing: words('reasonMissing'),
                apply: words('apply'),
              }}
              pending={apply.isPending}
              onApply={(given) => apply.mutate({ ...previewed, given })}
            />
          }
        />
      )}
      <CorrectionHistory
        assignmentId={assignmentId}
        data={data}
        onUndone={changedResults}
        onRefused={() => void queries.invalidateQueries({ queryKey: correctionQueries.all() })}
      />
    </Stack>
  );
}
