import type { EventRow } from '@sen/api/contract/model';
import type { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { classTimings } from '@sen/domain/classes/timing';
import { CalendarIcon } from '@sen/ui/icons';
import type { ReactNode } from 'react';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { timingLabel, timingTones } from '../../words/labels';
import { AddEvent } from './AddEvent';
import { eventActions, viewHref } from './eventActions';
import { edgeTexts } from './whenText';
import { words } from './words';

interface EventListProps {
  /** The key of the saved view. */
  name: 'events' | 'organizerEvents';
  title: string;
  back?: { href: string; label: string };
  query: typeof eventQueries.list;
  /** Whose events they are, and new ones will be. */
  organizer?: string;
  more?: ReactNode;
}

/** A list of events, each occurrence of its own. */
export function EventList({ name, title, back, query, organizer, more }: EventListProps) {
  const user = useUser();
  const projects = useProjectFilter(user);
  const list = useList({
    name,
    query,
    search: 'title',
    // What comes next is what one looks for.
    sorts: ['coming', 'time_start', 'time_end', 'title'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('timing', words('timing'), classTimings, timingLabel),
      filter.dates('time_start', words('start')),
      ...(projects ? [filter.searched('project_id', words('project'), projects)] : []),
    ],
    rowName: (row) => row.title,
    actions: eventActions(user),
  });
  const mayAdd = can(user.role, 'event.edit');
  return (
    <ListPage
      title={title}
      {...(back && { back })}
      main={mayAdd && <AddEvent organizer={organizer} />}
      more={more}
      list={list}
      rowHref={viewHref}
      columns={(column) => [
        column.main('title', words('event'), (row: EventRow) => row.title),
        column.text('time_start', words('start'), (row) => edgeTexts(row).start),
        column.text('time_end', words('end'), (row) => edgeTexts(row).end, { priority: 'low' }),
        column.status('timing', words('timing'), (row) => row.timing, timingLabel, timingTones),
        ...(name === 'events'
          ? [column.text('organizer', words('organizer'), (row: EventRow) => row.organizer.name)]
          : []),
        column.text('place', words('place'), (row) => row.place, { priority: 'low' }),
        column.number('participants', words('participants'), (row) => row.participant_count, {
          width: 'narrow',
          priority: 'low',
        }),
        column.unit((row) => row.company_name),
      ]}
      empty={{
        icon: CalendarIcon,
        title: words('emptyTitle'),
        text: words(mayAdd ? 'emptyText' : 'emptyOwnText'),
        actions: mayAdd && <AddEvent organizer={organizer} />,
      }}
    />
  );
}
