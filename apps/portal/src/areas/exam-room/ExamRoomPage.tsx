import type { ExamRoom } from '@sen/api/contract/model';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { Callout } from '@sen/ui/Callout';
import { EmptyState } from '@sen/ui/EmptyState';
import { PeopleIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { Tabs } from '@sen/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { useTab } from '../../patterns/useTab';
import { cameFrom } from '../../routes/cameFrom';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { formatDateTime, formatDeadline } from '../../words/formats';
import { testName } from '../../words/testName';
import { wholeRoomActions } from './roomActions';
import { RoomLog } from './RoomLog';
import { roomRows } from './roomRow';
import { RoomTable } from './RoomTable';
import { roomTabs } from './roomTabs';
import { useRoomNow } from './useRoomNow';
import { words } from './words';

/** Milliseconds; hidden tabs do not poll. */
const askEvery = 5_000;

/** Who sits an exam now, what needs somebody first, and what can be done about it. */
export function ExamRoomPage({ params: { cid, sscid } }: { params: ParamsOf<'examRoom'> }) {
  const query = useQuery({ ...examRoomQueries.room(sscid), refetchInterval: askEvery });
  return (
    <DetailPage
      query={query}
      name={({ data }) => testName(data)}
      belongs={({ data }) => data.classroom_id === cid}
      measure="page"
    >
      {({ data }) => <OpenRoom room={data} />}
    </DetailPage>
  );
}

function OpenRoom({ room }: { room: ExamRoom }) {
  const now = useRoomNow(room.server_time);
  const tab = useTab([...roomTabs.map(({ id }) => id), 'log']);
  // A poll may change hundreds of rows: whoever presses or types meanwhile does not wait for them.
  const settled = useDeferredValue(room);
  const rows = useMemo(() => roomRows(settled), [settled]);
  const groups = useMemo(
    () => roomTabs.map(({ id, label, has }) => ({ id, label, rows: rows.filter((row) => has(row)) })),
    [rows],
  );
  const { classroom_id: cid, classroom_name, start_time, end_time, duration_minutes, actions } = room;
  const title = testName(room);
  return (
    <>
      <PageHeader
        title={pageTitle('examRoom')}
        back={
          cameFrom() === href('calendar')
            ? backToList('calendar')
            : {
                href: room.meeting ? href('trainingView', { tid: cid }) : href('classroom', { cid }),
                label: classroom_name,
              }
        }
        description={words('open', {
          title,
          start: formatDateTime(start_time),
          end: formatDeadline(end_time),
          minutes: duration_minutes,
        })}
        actions={
          room.may_act && (
            <ActionButtons
              actions={wholeRoomActions}
              only={['message', 'time']}
              behind={['end']}
              item={{ id: room.assignment_id, room }}
            />
          )
        }
      />
      {!room.may_act && <Callout>{words('over')}</Callout>}
      {rows.length === 0 ? (
        <EmptyState icon={PeopleIcon} title={words('empty')}>
          {words('emptyText')}
        </EmptyState>
      ) : (
        <Tabs
          {...tab}
          label={title}
          items={[
            ...groups.map(({ id, label, rows: shown }) => ({
              id,
              label,
              count: shown.length,
              content: <RoomTable label={label} rows={shown} ofNeeds={id === 'needs'} now={now} />,
            })),
            { id: 'log', label: words('log'), count: actions.length, content: <RoomLog actions={actions} /> },
          ]}
        />
      )}
    </>
  );
}
