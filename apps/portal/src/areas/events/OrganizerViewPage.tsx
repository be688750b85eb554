import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { backToList } from '../../patterns/list/lastLists';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import type { ParamsOf } from '../../routes/paths';
import { EventList } from './EventList';
import { words } from './words';

/** The events of one person who organises them. */
export function OrganizerViewPage({ params: { oid } }: { params: ParamsOf<'organizerView'> }) {
  const organizer = useQuery(eventQueries.organizer(oid));
  const name = organizer.data?.data.name;
  useDocumentName(name ?? '');
  const events = useCallback(
    (query: Parameters<typeof eventQueries.list>[0]) =>
      eventQueries.list({
        ...query,
        'fieldName[]': [...(query?.['fieldName[]'] ?? []), 'user_id'],
        'keyword[]': [...(query?.['keyword[]'] ?? []), oid],
        ...(query?.['compare[]'] && { 'compare[]': [...query['compare[]'], 'like'] }),
      }),
    [oid],
  );
  if (name === undefined)
    return (
      <PageFrame measure="wide">
        <Loaded query={organizer}>{() => null}</Loaded>
      </PageFrame>
    );
  return (
    <EventList
      name="organizerEvents"
      title={words('eventsOf', { name })}
      back={backToList('organizers')}
      query={events}
      organizer={oid}
    />
  );
}
