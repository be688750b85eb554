import type { Training } from '@sen/api/contract/model';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { Paragraphs } from '../../patterns/Paragraphs';
import { href, type ParamsOf } from '../../routes/paths';
import { formatDeadline, formatEuros, formatNumber } from '../../words/formats';
import { timingLabel, timingTones } from '../../words/labels';
import { RunTest } from './RunTest';
import { trainingActions } from './trainingActions';
import { TrainingStudents } from './TrainingStudents';
import { words } from './words';

/** One training: what it is, its two tests, and for those who run it who attends. */
export function TrainingViewPage({ params: { tid } }: { params: ParamsOf<'trainingView'> }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const query = useQuery(trainingQueries.detail(tid));
  const back = backToList('trainings');
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data: training }) => (
        <>
          <PageHeader
            title={training.name}
            back={back}
            status={
              <StatusBadge tone={timingTones[training.timing]}>{timingLabel(training.timing)}</StatusBadge>
            }
            actions={
              training.runs ? (
                <ActionButtons
                  actions={trainingActions(user)}
                  only={['edit', 'results']}
                  behind={['delete']}
                  item={training}
                  onDone={(action) => action === 'delete' && navigate(back.href, { replace: true })}
                />
              ) : (
                <ButtonLink href={ownResultHref(training, user.id)}>{words('myResult')}</ButtonLink>
              )
            }
          />
          <Stack>
            <Heading level={2}>{words('tests')}</Heading>
            <Columns division="halves">
              {training.tests.map((test) =>
                training.runs ? (
                  <RunTest key={test.id} test={test} />
                ) : (
                  <AssignmentCard
                    key={test.id}
                    assignment={test}
                    receivedAt={query.dataUpdatedAt}
                    showClass={false}
                  />
                ),
              )}
            </Columns>
          </Stack>
          <Stack>
            <Heading level={2}>{words('about')}</Heading>
            <DescriptionList items={factsOf(training)} />
            {training.description !== '' && <Paragraphs text={training.description} />}
          </Stack>
          {training.students && <TrainingStudents students={training.students} training={training} />}
        </>
      )}
    </DetailPage>
  );
}

function ownResultHref({ id, tests }: Training, userId: string): string {
  return href('trainingReview', { svid: tests[0]?.survey_id ?? '0', tid: id, uid: userId });
}

function factsOf(training: Training) {
  const { count_student: planned, budget } = training;
  return [
    { term: words('subject'), details: training.subject || undefined },
    { term: words('start'), details: formatDeadline(training.start_time) },
    { term: words('end'), details: formatDeadline(training.end_time) },
    {
      term: words('address'),
      details: [training.address, training.province].filter(Boolean).join(', ') || undefined,
    },
    { term: words('teachers'), details: training.teachers.map(({ name }) => name).join(', ') },
    { term: words('contact'), details: training.contact_name || undefined },
    { term: words('unit'), details: training.company_name },
    { term: words('students'), details: formatNumber(training.student_count) },
    { term: words('planned'), details: planned === null ? undefined : formatNumber(planned) },
    { term: words('budget'), details: budget == null ? undefined : formatEuros(budget) },
  ].filter(({ details }) => details !== undefined);
}
