import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { useUser } from '../../app/session/useUser';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { EventList } from './EventList';
import { words } from './words';

/** The events that the user organises, takes part in or manages. */
export function EventsPage() {
  const user = useUser();
  return (
    <EventList
      name="events"
      title={pageTitle('events')}
      query={eventQueries.list}
      more={
        <>
          <ButtonLink href={href('calendar')}>{words('calendar')}</ButtonLink>
          {can(user.role, 'event.edit') && (
            <ButtonLink href={href('organizers')}>{words('organizers')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
