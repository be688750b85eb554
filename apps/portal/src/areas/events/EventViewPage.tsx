import type { Event } from '@sen/api/contract/model';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { httpsAddress } from '@sen/domain/text/httpsAddress';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { Paragraphs } from '../../patterns/Paragraphs';
import type { ParamsOf } from '../../routes/paths';
import { timingLabel, timingTones } from '../../words/labels';
import { backToEvents } from './backToEvents';
import { eventActions, fileAction } from './eventActions';
import { remindersText } from './reminderText';
import { repetitionText } from './repetition';
import { whenText } from './whenText';
import { words } from './words';

/** One event, as opened from a list, a calendar or a notification. */
export function EventViewPage({ params: { eid } }: { params: ParamsOf<'eventView'> }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const query = useQuery(eventQueries.detail(eid));
  const back = backToEvents();
  return (
    <DetailPage query={query} name={({ data }) => data.title}>
      {({ data: event }) => (
        <>
          <PageHeader
            title={event.title}
            back={back}
            status={<StatusBadge tone={timingTones[event.timing]}>{timingLabel(event.timing)}</StatusBadge>}
            description={whenText(event)}
            actions={
              <ActionButtons
                actions={[...eventActions(user), [fileAction()]]}
                only={event.runs ? ['edit'] : ['file']}
                behind={event.runs ? ['file', 'delete', 'deleteFollowing', 'deleteAll'] : []}
                item={{ ...event, repeats: event.recurrence !== null }}
                onDone={(id) => id !== 'file' && navigate(back.href, { replace: true })}
              />
            }
          />
          {event.link !== '' && event.timing !== 'finished' && (
            <Inline>
              <ButtonLink variant="primary" href={event.link} external>
                {words('openLink', { host: httpsAddress(event.link)?.host ?? event.link })}
              </ButtonLink>
            </Inline>
          )}
          <DescriptionList items={factsOf(event, can(user.role, 'company.list'))} />
          <Stack>
            <Heading level={2}>{words('content')}</Heading>
            {event.content === '' ? (
              <Text tone="muted">{words('noContent')}</Text>
            ) : (
              <Paragraphs text={event.content} />
            )}
          </Stack>
          {event.participants && event.participants.length > 0 && (
            <Stack>
              <Heading level={2}>{words('chosenPeople')}</Heading>
              <Text>{event.participants.map(({ name }) => name).join(', ')}</Text>
            </Stack>
          )}
        </>
      )}
    </DetailPage>
  );
}

function factsOf(event: Event, showsUnit: boolean) {
  const groups = [event.classroom, event.project].flatMap((group) => (group ? [group.name] : []));
  const invited = [
    words('peopleCount', { count: event.participant_count }),
    ...(event.everyone ? groups.map((name) => words('everybodyOf', { name })) : []),
  ];
  return [
    { term: words('repeats'), details: repetitionText(event) },
    { term: words('organizer'), details: event.organizer.name },
    { term: words('participants'), details: invited.join(' · ') },
    { term: words('classroom'), details: event.classroom?.name },
    { term: words('course'), details: event.course?.name },
    { term: words('project'), details: event.project?.name },
    { term: words('unit'), details: showsUnit ? event.company_name : undefined },
    {
      term: words('reminders'),
      details: remindersText(event.distance_time_reminder, event.distance_time_reminder_2),
    },
  ].filter(({ details }) => details !== undefined);
}
