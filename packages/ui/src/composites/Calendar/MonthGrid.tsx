import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { frame } from './Calendar.css';
import { figuresOf } from './calendarText';
import { cssVars } from './cssVars';
import { DayFigure } from './DayFigure';
import { dayLabel } from './dayLabel';
import { monthGrid, sameMonth, type Day } from './days';
import { EventChip } from './EventChip';
import * as css from './MonthGrid.css';
import { useMonthLanes } from './monthLanes';
import { MoreButton } from './MoreButton';
import type { PlacedEvent } from './placedEvent';
import type { Scene } from './scene';
import { weekLanes, type Span } from './weekLanes';

/** Six weeks, each day with as many events as fit. */
export function MonthGrid({ scene }: { scene: Scene }) {
  const weeks = monthGrid(scene.day, scene.weekStart);
  const lanes = useMonthLanes();
  return (
    <div className={frame} style={cssVars({ [css.lanes]: lanes })}>
      <div
        role="grid"
        aria-label={scene.title}
        aria-busy={scene.waiting}
        data-creates={scene.create ? '' : undefined}
      >
        <WeekdayNames scene={scene} days={weeks[0] ?? []} />
        {weeks.map((days, place) => (
          <Week key={place} scene={scene} days={days} lanes={lanes} />
        ))}
      </div>
    </div>
  );
}

function WeekdayNames({ scene, days }: { scene: Scene; days: readonly Day[] }) {
  return (
    <div role="row" className={css.names}>
      {days.map((day) => (
        <div key={day} role="columnheader" className={css.name}>
          {scene.words.weekday(figuresOf(day).weekday)}
        </div>
      ))}
    </div>
  );
}

function Week({ scene, days, lanes }: { scene: Scene; days: readonly Day[]; lanes: number }) {
  const events = [...new Set(days.flatMap(scene.on))];
  const { spans, hidden } = weekLanes(events, days, lanes, scene.movingId);
  return (
    <div role="row" className={css.week}>
      {days.map((day, column) => (
        <DayCell
          key={day}
          scene={scene}
          days={days}
          day={day}
          spans={spans.filter(({ from }) => from === column).sort((one, other) => one.lane - other.lane)}
          hidden={hidden[column] ?? []}
          lanes={lanes}
        />
      ))}
    </div>
  );
}

interface DayCellProps {
  scene: Scene;
  days: readonly Day[];
  day: Day;
  /** The spans that begin in this cell. */
  spans: readonly Span[];
  hidden: readonly PlacedEvent[];
  lanes: number;
}

function DayCell({ scene, days, day, spans, hidden, lanes }: DayCellProps) {
  const count = scene.on(day).length;
  return (
    <div
      role="gridcell"
      data-cell=""
      data-day={day}
      data-outside={sameMonth(day, scene.day) ? undefined : ''}
      tabIndex={day === scene.day ? 0 : -1}
      aria-selected={day === scene.day}
      aria-current={day === scene.today ? 'date' : undefined}
      className={css.cell}
    >
      <span className={visuallyHidden}>{dayLabel(scene, day, count)}</span>
      <div aria-hidden="true" className={css.cellHead}>
        <span data-open-day="" className={css.dayButton}>
          <DayFigure scene={scene} day={day} named />
        </span>
      </div>
      {spans.map((span) => (
        <EventChip
          key={`${span.placed.event.id} ${span.from}`}
          scene={scene}
          span={span}
          days={days}
          place={css.inLane}
        />
      ))}
      {hidden.length > 0 && (
        <span
          className={css.inLane}
          style={cssVars({ '--sen-calendar-lane': lanes - 1, '--sen-calendar-days': 1 })}
          data-more=""
          data-piece={`more ${day}`}
          data-from={day}
          data-to={day}
        >
          <MoreButton scene={scene} day={day} count={hidden.length} className={css.more} />
        </span>
      )}
      {scene.waiting && figuresOf(day).date % 3 !== 0 && (
        <div className={css.skeleton}>
          <Skeleton />
        </div>
      )}
    </div>
  );
}
