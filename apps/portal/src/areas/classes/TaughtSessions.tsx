import type { Class, OnlineClassRow, Query } from '@sen/api/contract/model';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, VideoIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { Inline } from '@sen/ui/Inline';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { List } from '../../patterns/list/List';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { sessionActions } from './sessionActions';
import { sessionColumns } from './sessionColumns';
import { sessionWords as words } from '../../patterns/classes/sessionWords';

const SessionDialog = lazyPart(async () => (await import('./SessionDialog')).SessionDialog);

/** The online sessions of a class, for its tab and the count on it. */
export function useSessions({ id, may_edit }: Class) {
  return useList({
    name: 'class-sessions',
    query: onlineClassQueries.ofClass(id),
    search: 'classroom_name',
    sorts: ['classroom_start_time'],
    order: 'desc',
    rowName: (row) => row.classroom_name,
    actions: may_edit ? sessionActions() : [],
    stateIn: 'memory',
  });
}

interface TaughtSessionsProps {
  classroom: Class;
  list: List<OnlineClassRow, Query<'listOnlineClasses'>>;
}

/** The online sessions of a class for those who run it. */
export function TaughtSessions({ classroom, list }: TaughtSessionsProps) {
  const [adding, setAdding] = useState(false);
  const { may_edit: mayEdit, students = [] } = classroom;
  const add = (
    <Button icon={<Icon of={AddIcon} />} onPress={() => setAdding(true)}>
      {words('add')}
    </Button>
  );
  const isEmpty = list.query.data?.total === 0;
  const mayAdd = mayEdit && students.length > 0;
  return (
    <Stack>
      {mayAdd && !isEmpty && <Inline justify="end">{add}</Inline>}
      <ListView
        label={words('tab')}
        list={list}
        columns={sessionColumns(list.query.data?.data ?? [], list.query.dataUpdatedAt)}
        empty={{
          icon: VideoIcon,
          title: words('noSessions'),
          text: <Text>{words(textOf(classroom))}</Text>,
          actions: mayAdd && add,
        }}
      />
      <Suspense>
        {adding && <SessionDialog classroom={classroom} onClose={() => setAdding(false)} />}
      </Suspense>
    </Stack>
  );
}

function textOf({ may_edit, students = [] }: Class) {
  if (!may_edit) return 'noSessionsEnded';
  return students.length === 0 ? 'noStudents' : 'noSessionsText';
}
