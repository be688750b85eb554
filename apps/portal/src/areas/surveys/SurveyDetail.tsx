import type { Survey } from '@sen/api/contract/model';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { href } from '../../routes/paths';
import { formatDeadline, formatNumber } from '../../words/formats';
import { surveyActions } from './surveyActions';
import { SurveyParticipants } from './SurveyParticipants';
import type { SurveyPlace } from './surveyPlaces';
import { surveyTones } from './surveyTones';
import { priorityLabel, stateLabel, words } from './words';

interface SurveyDetailProps {
  survey: Survey;
  place: SurveyPlace;
  breadcrumbs: ReactNode;
}

/** A survey with its actions: when and what it asks, what it is for, and who has answered. */
export function SurveyDetail({ survey, place, breadcrumbs }: SurveyDetailProps) {
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader
        title={survey.name}
        breadcrumbs={breadcrumbs}
        status={<StatusBadge tone={surveyTones[survey.state]}>{stateLabel(survey.state)}</StatusBadge>}
        actions={
          <ActionButtons
            actions={surveyActions(place)}
            only={['edit', 'statistics']}
            behind={place.results ? ['results', 'delete'] : ['delete']}
            item={survey}
            onDone={(action) => action === 'delete' && navigate(place.list, { replace: true })}
          />
        }
      />
      <Stack gap="l">
        <DescriptionList look="figures" items={figuresOf(survey)} />
        <Stack>
          <Heading level={2}>{words('about')}</Heading>
          <DescriptionList items={factsOf(survey)} />
        </Stack>
        <SurveyParticipants survey={survey} place={place} />
      </Stack>
    </>
  );
}

function figuresOf({ participants, answered_count, priority, quarter, year }: Survey) {
  return [
    { term: words('participants'), details: formatNumber(participants.length) },
    { term: words('answered'), details: formatNumber(answered_count) },
    { term: words('priority'), details: priority === null ? undefined : priorityLabel(priority) },
    {
      term: words('quarter'),
      details: quarter === null ? undefined : words('quarterOf', { quarter, year: String(year) }),
    },
  ].filter(({ details }) => details !== undefined);
}

function factsOf(survey: Survey) {
  return [
    {
      term: words('form'),
      details: <Link href={href('surveyFormView', { svid: survey.form.id })}>{survey.form.name}</Link>,
    },
    { term: words('mode'), details: words(survey.anonymous ? 'anonymous' : 'named') },
    { term: words('start'), details: formatDeadline(survey.start_time) },
    { term: words('end'), details: formatDeadline(survey.end_time) },
    { term: words('audience'), details: survey.audience || undefined },
    { term: words('reason'), details: survey.reason || undefined },
    { term: words('createdBy'), details: survey.name_created },
  ].filter(({ details }) => details !== undefined);
}
