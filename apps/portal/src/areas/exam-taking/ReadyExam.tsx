import type { Assignment } from '@sen/api/contract/model';
import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { ExamReady } from '@sen/ui/ExamReady';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { useUser } from '../../app/session/useUser';
import { seenHref } from '../../patterns/assignments/seenHref';
import { Loaded } from '../../patterns/Loaded';
import { EnteredNote } from '../../patterns/scores/EnteredNote';
import { useDocumentName } from '../../patterns/useDocumentName';
import { href } from '../../routes/paths';
import { testName } from '../../words/testName';
import { KeptExam } from './KeptExam';
import { readyEntry, readyProps } from './readyProps';
import { words } from './words';

interface ReadyExamProps {
  assignmentId: string;
  examId: string;
  /** Whether the assignment is where the address says. */
  belongs: (assignment: Assignment) => boolean;
  back: (assignment: Assignment) => { href: string; label: string };
  takeHref: (attemptId: string) => string;
  /** Asks the server before the start; a text is why it refuses. */
  check?: () => Promise<string | null>;
}

/** Information before an exam; starting twice returns the same attempt. */
export function ReadyExam({ assignmentId, examId, belongs, back, takeHref, check }: ReadyExamProps) {
  const student = useUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const query = useQuery({ ...attemptQueries.assignment(assignmentId), staleTime: 0 });
  useDocumentName(query.data ? testName(query.data.data.assignment) : '');
  const start = useMutation({
    mutationFn: async () => {
      const reason = (await check?.()) ?? null;
      setRefusal(reason);
      return reason === null ? attemptMutations.start(examId, assignmentId) : null;
    },
    meta: { quiet: true },
    onSuccess: (answer) => {
      if (answer === null) return;
      queries.setQueryData(attemptQueries.attempt(examId, answer.data.id).queryKey, answer);
      navigate(takeHref(answer.data.id));
    },
  });
  const isStarting = start.isPending || (start.isSuccess && start.data !== null);
  return (
    <PageFrame>
      <Stack gap="l">
        {query.isError && <KeptExam assignmentId={assignmentId} takeHref={takeHref} />}
        <Loaded query={query} belongs={({ data }) => belongs(data.assignment)}>
          {({ data }) => (
            <Stack gap="l">
              <EnteredNote entered={data.assignment.mine?.entered} />
              <ExamReady
                {...readyProps(data)}
                back={back(data.assignment)}
                entry={readyEntry(data)}
                starting={isStarting}
                startRefusal={start.isError ? errorText(start.error) : refusal}
                actions={
                  data.refusal?.code === 'completePreviousFirst' && (
                    <ButtonLink href={href('study', { clrid: data.assignment.classroom_id })}>
                      {words('study')}
                    </ButtonLink>
                  )
                }
                onStart={() => {
                  if (!isStarting) start.mutate();
                }}
                reviewHref={(id) => seenHref({ id, survey_id: examId, assignment_id: assignmentId, student })}
              />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </PageFrame>
  );
}
