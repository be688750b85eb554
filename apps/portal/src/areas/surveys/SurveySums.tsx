import type { SurveyStatistics } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { questionNumbers } from '@sen/domain/surveyForms/askedQuestions';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { SurveyIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber, formatPercent } from '../../words/formats';
import { QuestionFigures } from './QuestionFigures';
import { surveyTones } from './surveyTones';
import { stateLabel, words } from './words';

interface SurveySumsProps {
  /** Of the survey. */
  id: string;
  statistics: SurveyStatistics;
  breadcrumbs: ReactNode;
}

/** How many have answered a survey, and what, by question. */
export function SurveySums({ id, statistics, breadcrumbs }: SurveySumsProps) {
  const time = useQuery(surveyQueries.updateTime(id)).data?.data.updated_at;
  const { name, state, participant_count, answered_count } = statistics;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={breadcrumbs}
        status={<StatusBadge tone={surveyTones[state]}>{stateLabel(state)}</StatusBadge>}
        description={time ? words('updatedAt', { time: formatDateTime(time) }) : undefined}
      />
      <DescriptionList
        look="figures"
        items={[
          { term: words('participants'), details: formatNumber(participant_count) },
          { term: words('answered'), details: answeredText(answered_count, participant_count) },
        ]}
      />
      <Figures statistics={statistics} />
    </>
  );
}

function answeredText(answered: number, asked: number): string {
  const share = asked === 0 ? '' : ` (${formatPercent(Math.round((answered / asked) * 100))})`;
  return formatNumber(answered) + share;
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
  const numbers = questionNumbers(parts);
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
