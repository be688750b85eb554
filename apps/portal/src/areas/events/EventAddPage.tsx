import type { DropdownOption } from '@sen/api/contract/model';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { pageTitle } from '../../routes/pageTitles';
import { backToEvents } from './backToEvents';
import { EventEditor } from './EventEditor';
import { emptyEvent, eventReaders } from './eventForm';

/** A time of the address; '' for one that is missing or wrong. */
function timeOf(text: string | null): string {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** Creates an event; from the calendar at the time that was chosen there, from the page of an organizer as that person's. */
export function EventAddPage() {
  const { role } = useUser();
  const [address] = useSearchParams();
  const organizer = address.get('organizer');
  if (organizer === null || !can(role, 'member.edit')) return <NewEvent />;
  return <EventOfOrganizer id={organizer} />;
}

function EventOfOrganizer({ id }: { id: string }) {
  const query = useQuery({ ...eventQueries.organizer(id), refetchOnWindowFocus: false });
  return (
    <LoadedForm query={query} failed={{ title: pageTitle('eventAdd'), back: backToEvents() }}>
      {({ data }) => <NewEvent key={id} organizer={data} />}
    </LoadedForm>
  );
}

function NewEvent({ organizer }: { organizer?: DropdownOption }) {
  const user = useUser();
  const [address] = useSearchParams();
  const [start, end] = [timeOf(address.get('start')), timeOf(address.get('end'))];
  const initial = useMemo(() => emptyEvent(user, { start, end, organizer }), [user, start, end, organizer]);
  const back = backToEvents();
  return (
    <FormPage
      title={pageTitle('eventAdd')}
      back={back}
      // Another time of the calendar is another event, and so is that of another organizer.
      draftKey={`${user.id}:event:new${start}${organizer ? `:by${organizer.id}` : ''}`}
      base={null}
      initial={initial}
      readers={eventReaders}
    >
      {(work) => <EventEditor work={work} back={back.href} />}
    </FormPage>
  );
}
