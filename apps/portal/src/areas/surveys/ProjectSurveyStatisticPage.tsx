import type { SurveyStatistics } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { SurveyIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { formatDateTime, formatNumber } from '../../words/formats';
import { QuestionFigures } from './QuestionFigures';
import { SurveyTrail } from './SurveyTrail';
import { surveyTones } from './surveyTones';
import { stateLabel, words } from './words';

interface Params {
  ic: string;
  ip: string;
  is: string;
  iss: string;
}

/** The answers of a survey, summed up by question. */
export function ProjectSurveyStatisticPage({ params: { ic, ip, is, iss } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const statistics = useQuery(surveyQueries.statistics(is));
  const updated = useQuery(surveyQueries.updateTime(is));
  const query = joinQueries({ project, statistics });
  return (
    <DetailPage
      query={query}
      name={(all) => all.statistics.data.name}
      belongs={(all) => all.project.data.company_id === ic && all.statistics.data.form_id === iss}
    >
      {(all) => {
        const data = all.statistics.data;
        const time = updated.data?.data.updated_at;
        return (
          <>
            <PageHeader
              title={data.name}
              breadcrumbs={
                <SurveyTrail project={all.project.data} current={pageTitle('projectSurveyStatistic')} />
              }
              status={<StatusBadge tone={surveyTones[data.state]}>{stateLabel(data.state)}</StatusBadge>}
              description={time ? words('updatedAt', { time: formatDateTime(time) }) : undefined}
            />
            <DescriptionList
              look="figures"
              items={[
                { term: words('participants'), details: formatNumber(data.participant_count) },
                { term: words('answered'), details: formatNumber(data.answered_count) },
              ]}
            />
            <Figures statistics={data} />
          </>
        );
      }}
    </DetailPage>
  );
}

function Figures({ statistics }: { statistics: SurveyStatistics }) {
  const { parts, figures, hidden, answered_count } = statistics;
  const nothing = hidden ?? (answered_count === 0 ? 'noAnswers' : null);
  if (nothing !== null)
    return (
      <EmptyState icon={SurveyIcon} title={words(`${nothing}Title`)}>
        {words(`${nothing}Text`)}
      </EmptyState>
    );
  const byQuestion = new Map(figures.map((one) => [one.question_id, one]));
  const numbers = new Map(
    parts.flatMap(({ questions }) => questions).map(({ id }, place) => [id, place + 1]),
  );
  return (
    <Stack gap="l">
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
        <Stack key={place} gap="l">
          <Heading level={2}>{part.title}</Heading>
          {part.questions.map((question) => {
            const figure = byQuestion.get(question.id);
            return (
              figure && (
                <QuestionFigures
                  key={question.id}
                  question={question}
                  number={numbers.get(question.id) ?? 0}
                  figure={figure}
                />
              )
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}
