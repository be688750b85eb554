import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { backToEvents } from './backToEvents';
import { EventEditor } from './EventEditor';
import { emptyEvent, eventReaders } from './eventForm';

/** A time of the address; '' for one that is missing or wrong. */
function timeOf(text: string | null): string {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** Creates an event; from the calendar at the time that was chosen there. */
export function EventAddPage() {
  const user = useUser();
  const [address] = useSearchParams();
  const [start, end] = [timeOf(address.get('start')), timeOf(address.get('end'))];
  const initial = useMemo(() => emptyEvent(user, { start, end }), [user, start, end]);
  const back = backToEvents();
  return (
    <FormPage
      title={pageTitle('eventAdd')}
      back={back}
      // Another time of the calendar is another event.
      draftKey={`${user.id}:event:new${start}`}
      base={null}
      initial={initial}
      readers={eventReaders}
    >
      {(work) => <EventEditor work={work} back={back.href} />}
    </FormPage>
  );
}
