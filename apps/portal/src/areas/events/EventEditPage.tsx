import type { Event } from '@sen/api/contract/model';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import type { ParamsOf } from '../../routes/paths';
import { mayChange, viewHref } from './eventActions';
import { EventEditor } from './EventEditor';
import { eventReaders, formOf } from './eventForm';
import { formWords } from './words';

/** Edits an event, one of its occurrences or those that follow it. */
export function EventEditPage({ params: { eid } }: { params: ParamsOf<'eventEdit'> }) {
  return (
    <EditPage
      query={eventQueries.detail(eid)}
      name={({ title }) => title}
      guard={{ rule: mayChange, view: viewHref }}
    >
      {(event) => <EditedEvent key={event.id} event={event} />}
    </EditPage>
  );
}

function EditedEvent({ event }: { event: Event }) {
  const user = useUser();
  const initial = useMemo(() => formOf(event), [event]);
  const back = { href: viewHref(event), label: event.title };
  return (
    <FormPage
      title={formWords('editing', { name: event.title })}
      back={back}
      draftKey={`${user.id}:event:${event.id}`}
      base={String(event.version)}
      initial={initial}
      readers={eventReaders}
    >
      {(work) => <EventEditor work={work} event={event} back={back.href} />}
    </FormPage>
  );
}
