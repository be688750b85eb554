import type { TrainingResult } from '@sen/api/contract/model';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { can } from '@sen/domain/access/can';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { DetailPage } from '../../patterns/DetailPage';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { formatDeadline, formatNumber } from '../../words/formats';
import { meetingLabel } from '../../words/labels';
import { resultText } from './testWords';
import { resultWords as words, words as factWords } from './words';

/** Both tests of one student of a training side by side. */
export function TrainingReviewPage({ params: { tid, uid } }: { params: ParamsOf<'trainingReview'> }) {
  const { id, role } = useUser();
  return (
    <DetailPage
      query={useQuery(trainingQueries.resultOf(tid, uid))}
      name={({ data }) => data.student.name}
      belongs={({ data }) => data.student.id === uid}
    >
      {({ data }) => (
        <>
          <PageHeader
            title={uid === id ? pageTitle('trainingReview') : data.student.name}
            back={{ href: href('trainingView', { tid }), label: data.name }}
            actions={
              can(role, 'class.mark') && (
                <ButtonLink href={href('studentWork', { cid: tid, stid: uid })}>
                  {words('allAttempts')}
                </ButtonLink>
              )
            }
          />
          <Text>{changeSentence(data)}</Text>
          <Columns division="halves">
            {data.tests.map((test) => (
              <TestCard key={test.kind} test={test} uid={uid} />
            ))}
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function TestCard({ test, uid }: { test: TrainingResult['tests'][number]; uid: string }) {
  const { kind, result } = test;
  const isSeen = result.state === 'submitted' || result.state === 'marked';
  return (
    <Card
      title={meetingLabel(kind)}
      level={2}
      footer={
        isSeen && (
          <ButtonLink href={href('meetingReview', { svid: test.survey_id, mid: test.meeting_id, uid })}>
            {words('seeAnswers')}
          </ButtonLink>
        )
      }
    >
      <Stack gap="s">
        <DescriptionList look="figures" items={[{ term: words('score'), details: resultText(result) }]} />
        <DescriptionList
          look="beside"
          items={[
            { term: factWords('exam'), details: test.title },
            { term: factWords('opens'), details: formatDeadline(test.start_time) },
            { term: factWords('closes'), details: formatDeadline(test.end_time) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function changeSentence({ change }: TrainingResult): string {
  if (change === null) return words('noChange');
  if (change === 0) return words('stayed');
  const points = formatNumber(Math.abs(change));
  return words(change > 0 ? 'improved' : 'dropped', { points });
}
