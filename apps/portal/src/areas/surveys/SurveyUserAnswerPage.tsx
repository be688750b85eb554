import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { askedQuestions, questionsOf } from '@sen/domain/surveyForms/askedQuestions';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { words } from './words';

interface Params {
  ip: string;
  ips: string;
  is: string;
  iu: string;
}

const noPoints = { points: () => '' };

/** What one participant answered. */
export function SurveyUserAnswerPage({ params: { ip, ips, is, iu } }: { params: Params }) {
  const survey = useQuery(surveyQueries.detail(ips));
  const answer = useQuery(surveyQueries.answerOf(ips, iu));
  return (
    <DetailPage
      query={joinQueries({ survey, answer })}
      name={(all) => all.answer.data.person.name}
      belongs={(all) => all.survey.data.project_id === ip && all.survey.data.form.id === is}
    >
      {(all) => {
        const { person, answered_at, parts, answers } = all.answer.data;
        const { company_id, name } = all.survey.data;
        const asked = askedQuestions(parts, answers);
        const shown = questionsOf(parts).filter(({ id }) => asked.has(id));
        return (
          <>
            <PageHeader
              title={person.name}
              back={{
                href: href('projectSurveyDetail', { ic: company_id, ip, is: ips }),
                label: name,
              }}
              description={words('answeredAt', { time: formatDateTime(answered_at) })}
            />
            <Stack gap="l">
              <Heading level={2}>{pageTitle('surveyUserAnswer')}</Heading>
              {shown.map((question, place) => (
                <QuestionView
                  key={question.id}
                  question={{ ...question, number: place + 1, score: 0 }}
                  value={answers[question.id] ?? null}
                  readOnly
                  messages={noPoints}
                  status={answers[question.id] ? undefined : <Text tone="muted">{words('noAnswer')}</Text>}
                />
              ))}
            </Stack>
          </>
        );
      }}
    </DetailPage>
  );
}
