import { visuallyHidden } from '../../css/visuallyHidden.css';
import { classes } from '../../private/classes';
import { figuresOf } from './calendarText';
import { DayFigure } from './DayFigure';
import { dayLabel } from './dayLabel';
import { sameMonth, type Day } from './days';
import { tone } from './eventTone.css';
import { kindLooks } from './kindLooks';
import * as css from './MonthDots.css';
import type { Scene } from './scene';

interface MonthDotsProps {
  scene: Scene;
  weeks: readonly (readonly Day[])[];
  /** The weeks belong to one month; days of other months are dimmed. */
  month: boolean;
}

const mostDots = 3;

/** Days as numbers with a dot for each of the first three events; the events are listed below. */
export function MonthDots({ scene, weeks, month }: MonthDotsProps) {
  return (
    <div role="grid" aria-label={scene.title} aria-busy={scene.waiting} className={css.small}>
      <div role="row" className={css.smallNames}>
        {(weeks[0] ?? []).map((day) => (
          <div key={day} role="columnheader" className={css.name}>
            <span className={visuallyHidden}>{scene.words.weekday(figuresOf(day).weekday)}</span>
            <span aria-hidden="true">{scene.words.weekdayShort(figuresOf(day).weekday)}</span>
          </div>
        ))}
      </div>
      {weeks.map((days, place) => (
        <div key={place} role="row" className={css.smallWeek}>
          {days.map((day) => (
            <SmallDay key={day} scene={scene} day={day} outside={month && !sameMonth(day, scene.day)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SmallDay({ scene, day, outside }: { scene: Scene; day: Day; outside: boolean }) {
  const events = scene.on(day);
  return (
    <div
      role="gridcell"
      data-cell=""
      data-day={day}
      data-outside={outside || undefined}
      tabIndex={day === scene.day ? 0 : -1}
      aria-selected={day === scene.day}
      aria-current={day === scene.today ? 'date' : undefined}
      className={css.smallCell}
    >
      <span className={visuallyHidden}>{dayLabel(scene, day, events.length)}</span>
      <span aria-hidden="true">
        <DayFigure scene={scene} day={day} />
      </span>
      <span className={css.dots}>
        {events.slice(0, mostDots).map(({ event }) => (
          <span key={event.id} className={classes(css.dot, tone[kindLooks[event.kind].tone])} />
        ))}
      </span>
    </div>
  );
}
