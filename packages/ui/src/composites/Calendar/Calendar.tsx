import { useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { media } from '../../css/media';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useWidth } from '../../private/useWidth';
import { useMedia } from '../../private/useMedia';
import { useTimeZone } from '../../private/date/useTimeZone';
import * as css from './Calendar.css';
import { CalendarBody } from './CalendarBody';
import { cellOf, placeOf } from './calendarDom';
import { CalendarHead } from './CalendarHead';
import type { CalendarProps } from './calendarProps';
import { turnedBy, type CalendarView } from './calendarView';
import type { Day } from './days';
import type { Scene } from './scene';
import { useCalendarFocus, type FocusPlace } from './useCalendarFocus';
import { useCalendarKeys } from './useCalendarKeys';
import { useCalendarMove } from './useCalendarMove';
import { useScene } from './useScene';
import { momentOf } from './zoneTime';

export type { CalendarEvent, CalendarRange, EventKind } from './calendarEvent';
export { CalendarKinds, type CalendarKindsProps } from './CalendarKinds';
export type { CalendarProps } from './calendarProps';
export { calendarViews, visibleRange, type CalendarView } from './calendarView';
export { eventKinds } from './calendarEvent';
export { weekStarts, type WeekStart } from './days';

/** Below this width in pixels a day has no room for words: it shows dots and an agenda instead. */
const leastWidth = 640;

/** Shows events by month, week, day or as an agenda. */
export function Calendar({
  weekStart = 'monday',
  hours = { from: 7, to: 19 },
  loading = false,
  failed = false,
  ...props
}: CalendarProps) {
  const { view, onViewChange, onDateChange, onCreate } = props;
  const timeZone = useTimeZone();
  const root = useRef<HTMLElement>(null);
  /** Focus alone does not select a day: on a press, the month would change under the pointer. */
  const ignoreFocus = useRef(false);
  const { ref: measured, width } = useWidth();
  const tablet = useMedia(media.tablet);
  const compact = width === 0 ? !tablet : width < leastWidth;
  const [row, setRow] = useState(hours.from);
  const focus = useCalendarFocus(root);
  const move = useCalendarMove({ ...props, root, timeZone, weekStart, ask: focus.ask });
  const base = useScene({ ...props, timeZone, weekStart }, move.moving);
  const { words, day, today } = base;

  function create(on: Day, hour?: number) {
    const from = { day: on, minute: (hour ?? 0) * 60 };
    const end = { day: on, minute: hour === undefined ? 1440 : (hour + 1) * 60 };
    onCreate?.({
      start: momentOf(from, timeZone),
      end: momentOf(end, timeZone),
      allDay: hour === undefined,
    });
  }

  function goTo(place: FocusPlace) {
    ignoreFocus.current = true;
    focus.go(place);
    ignoreFocus.current = false;
    if (place.row !== undefined) setRow(place.row);
    if (place.day !== day) onDateChange(place.day);
  }

  function changeView(next: CalendarView) {
    move.leave();
    if (next !== view) onViewChange(next);
  }

  function openDay(on: Day) {
    if (on !== day) onDateChange(on);
    // The view's own grid contains the day with the tab stop; keyboard navigation continues there.
    focus.ask({ day: on, row });
    changeView('day');
  }

  const scene: Scene = {
    ...base,
    row,
    waiting: loading && props.events.length === 0,
    canMove: move.can,
    open: props.onOpenEvent,
    openDay,
    create: onCreate ? create : undefined,
  };

  const onKeyDown = useCalendarKeys({
    root,
    view,
    weekStart,
    active: { day, row: view === 'month' ? undefined : row },
    onMoving: move.onKey,
    onMove: move.begin,
    goTo,
    turn: (steps) => onDateChange(turnedBy(view, day, steps)),
    toToday: () => {
      if (cellOf(document.activeElement)) goTo({ day: today, row: view === 'month' ? undefined : row });
      else if (day !== today) onDateChange(today);
    },
    openDay,
    create: scene.create,
  });

  function press({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element) || target.closest('[data-piece]')) return;
    const opener = target.closest<HTMLElement>('[data-open-day]');
    const cell = cellOf(target);
    if (opener) openDay(opener.dataset['openDay'] || (cell?.dataset['day'] ?? day));
    else if (cell) {
      const at = placeOf(cell);
      goTo(at);
      if (!compact || at.row !== undefined)
        scene.create?.(at.day, at.row === undefined || at.row < 0 ? undefined : at.row);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the grids inside handle keys and presses
    <section
      ref={root}
      aria-label={props.label}
      className={css.calendar}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        focus.onFocus(event);
        const cell = cellOf(event.target);
        if (!cell || cell !== event.target || ignoreFocus.current) return;
        const at = placeOf(cell);
        if (at.row !== undefined) setRow(at.row);
        if (at.day !== day) onDateChange(at.day);
      }}
      onBlur={focus.onBlur}
      onClick={press}
      onClickCapture={move.handlers.onClickCapture}
      onPointerDown={(event) => {
        ignoreFocus.current = true;
        move.handlers.onPointerDown(event);
      }}
      onPointerMove={move.handlers.onPointerMove}
      onPointerUp={(event) => {
        ignoreFocus.current = false;
        move.handlers.onPointerUp(event);
      }}
      onPointerCancel={(event) => {
        ignoreFocus.current = false;
        move.handlers.onPointerCancel(event);
      }}
    >
      <CalendarHead
        scene={scene}
        compact={compact}
        onView={changeView}
        onTurn={(steps) => onDateChange(turnedBy(view, day, steps))}
        onToday={() => onDateChange(today)}
      />
      {failed && (
        <Callout
          tone="danger"
          live
          title={words.failed}
          actions={
            props.onRetry && (
              <Button size="small" onPress={props.onRetry}>
                {words.retry}
              </Button>
            )
          }
        />
      )}
      <div ref={measured} className={css.body} data-dragging={move.moving?.by === 'pointer' ? '' : undefined}>
        <CalendarBody scene={scene} compact={compact} failed={failed} hours={hours} />
      </div>
      <output className={visuallyHidden}>{loading ? words.loading : ''}</output>
      <div role="status" className={visuallyHidden}>
        {move.announcement}
      </div>
    </section>
  );
}
