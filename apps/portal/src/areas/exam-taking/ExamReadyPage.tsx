import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { ExamReady } from '@sen/ui/ExamReady';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { useUser } from '../../app/session/useUser';
import { backFromExam } from '../../patterns/assignments/backFromExam';
import { seenHref } from '../../patterns/assignments/seenHref';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { href, type ParamsOf } from '../../routes/paths';
import { KeptExam } from './KeptExam';
import { readyEntry, readyProps } from './readyProps';
import { words } from './words';

/** Information before an exam; starting twice returns the same attempt. */
export function ExamReadyPage({ params }: { params: ParamsOf<'examReady'> }) {
  const student = useUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const query = useQuery({ ...attemptQueries.assignment(params.sscid), staleTime: 0 });
  useDocumentName(query.data?.data.assignment.title ?? '');
  const start = useMutation({
    mutationFn: () => attemptMutations.start(params.svid, params.sscid),
    meta: { quiet: true },
    onSuccess: (answer) => {
      queries.setQueryData(attemptQueries.attempt(params.svid, answer.data.id).queryKey, answer);
      navigate(href('examTake', { ...params, ssid: answer.data.id }));
    },
  });
  return (
    <PageFrame>
      <Stack gap="l">
        {query.isError && <KeptExam params={params} />}
        <Loaded
          query={query}
          belongs={({ data: { assignment } }) =>
            assignment.classroom_id === params.cid && assignment.survey_id === params.svid
          }
        >
          {({ data }) => (
            <ExamReady
              {...readyProps(data)}
              back={backFromExam({ id: params.cid, name: data.assignment.classroom_name })}
              entry={readyEntry(data)}
              starting={start.isPending || start.isSuccess}
              startRefusal={start.isError ? errorText(start.error) : null}
              actions={
                data.refusal?.code === 'completePreviousFirst' && (
                  <ButtonLink href={href('study', { clrid: params.cid })}>{words('study')}</ButtonLink>
                )
              }
              onStart={() => {
                if (!start.isPending && !start.isSuccess) start.mutate();
              }}
              reviewHref={(id) =>
                seenHref({ id, survey_id: params.svid, assignment_id: params.sscid, student })
              }
            />
          )}
        </Loaded>
      </Stack>
    </PageFrame>
  );
}
