import type { CalendarEntry, DropdownOption } from '@sen/api/contract/model';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { timeZone } from '@sen/domain/time/timeZone';
import { today } from '@sen/domain/time/today';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Calendar, type CalendarRange, visibleRange } from '@sen/ui/Calendar';
import { Callout } from '@sen/ui/Callout';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { useNotedList } from '../../patterns/list/useNotedList';
import { refusalPage } from '../../patterns/refusalPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { AddEvent } from './AddEvent';
import { addressOf, itemsOf, type Layer } from './calendarItems';
import { CalendarUnit } from './CalendarUnit';
import { FeedDialog } from './FeedDialog';
import { feedWords } from './feedWords';
import { importWords } from './importWords';
import { LayerChoice } from './LayerChoice';
import { useCalendarPlace } from './useCalendarPlace';
import { useMinute } from './useMinute';
import { words } from './words';

const ImportCalendarDialog = lazyPart(
  async () => (await import('./ImportCalendarDialog')).ImportCalendarDialog,
);

const none: readonly CalendarEntry[] = [];

/** The user's calendar: events, classes, online sessions, exams and trainings. */
export function CalendarPage() {
  const user = useUser();
  const [, navigate] = useLocation();
  const place = useCalendarPlace();
  const now = useMinute();
  const [unit, setUnit] = useState<DropdownOption | null>(null);
  const [hidden, setHidden] = useState<readonly Layer[]>([]);
  const [subscribing, setSubscribing] = useState(false);
  const [importing, setImporting] = useState(false);
  useNotedList(pageTitle('calendar'));
  const range = {
    ...visibleRange(place.view, place.date, { timeZone }),
    ...(unit && { company_id: unit.id }),
  };
  const entries = useQuery(eventQueries.calendar(range));
  const shown = entries.data?.data ?? none;
  const items = useMemo(() => itemsOf(shown, hidden), [shown, hidden]);
  const refusedTo = entries.data === undefined ? refusalPage(entries.error) : null;
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  const mayAdd = can(user.role, 'event.edit');

  function create({ start, end, allDay }: CalendarRange) {
    // A day as a whole says nothing of the time; eight in the morning, for an hour, is where most begin.
    const from = allDay ? new Date(new Date(start).getTime() + 8 * 3_600_000).toISOString() : start;
    const to = allDay ? new Date(new Date(from).getTime() + 3_600_000).toISOString() : end;
    navigate(`${href('eventAdd')}?${new URLSearchParams({ start: from, end: to }).toString()}`);
  }

  return (
    <PageFrame measure="wide">
      <Stack gap="s">
        <PageHeader
          title={pageTitle('calendar')}
          main={mayAdd && <AddEvent />}
          more={
            <>
              {mayAdd && <Button onPress={() => setImporting(true)}>{importWords('open')}</Button>}
              <Button onPress={() => setSubscribing(true)}>{feedWords('open')}</Button>
              <ButtonLink href={href('events')}>{words('list')}</ButtonLink>
            </>
          }
        />
        {can(user.role, 'company.list') && <CalendarUnit value={unit} onChange={setUnit} />}
        <LayerChoice
          range={range}
          entries={entries.data}
          loaded={entries.isSuccess && !entries.isPlaceholderData}
          hidden={hidden}
          onChange={setHidden}
        />
        {entries.data?.truncated && <Callout tone="attention" title={words('truncated')} />}
        <Calendar
          {...place}
          label={words('ownCalendar')}
          events={items}
          now={now}
          loading={entries.isFetching && (entries.data === undefined || entries.isPlaceholderData)}
          failed={entries.isError}
          onRetry={() => void entries.refetch()}
          onOpenEvent={(id) => {
            const address = addressOf(shown, id, user.role);
            if (address !== undefined) navigate(address);
          }}
          onCreate={mayAdd ? create : undefined}
        />
      </Stack>
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
      {importing && (
        <Suspense>
          <ImportCalendarDialog
            user={user}
            onDone={(first) => first !== undefined && place.onDateChange(today(new Date(first)))}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
