import { visuallyHidden } from '../../css/visuallyHidden.css';
import { allDayRow } from './calendarKeys';
import { figuresOf } from './calendarText';
import { cssVars } from './cssVars';
import type { Day } from './days';
import { EventChip } from './EventChip';
import * as css from './HoursView.css';
import { more } from './MonthGrid.css';
import { MoreButton } from './MoreButton';
import type { Scene } from './scene';
import { mostLanes, type AllDayLanes } from './allDayLanes';

interface AllDayRowProps {
  scene: Scene;
  days: readonly Day[];
  lanes: AllDayLanes;
}

/** All-day events above the hours. */
export function AllDayRow({ scene, days, lanes: { spans, hidden } }: AllDayRowProps) {
  const { words } = scene;
  return (
    <div role="row" className={css.whole}>
      <div role="rowheader" className={css.wholeName}>
        {words.allDay}
      </div>
      {days.map((day, column) => {
        const unseen = hidden[column] ?? [];
        const selected = day === scene.day && scene.row === allDayRow;
        return (
          <div
            key={day}
            role="gridcell"
            data-cell=""
            data-day={day}
            data-row={allDayRow}
            tabIndex={selected ? 0 : -1}
            className={css.wholeCell}
          >
            <span className={visuallyHidden}>{`${words.dayShort(figuresOf(day))}, ${words.allDay}`}</span>
            {spans
              .filter(({ from }) => from === column)
              .map((span) => (
                <EventChip
                  key={span.placed.event.id}
                  scene={scene}
                  span={span}
                  days={days}
                  place={css.inLane}
                />
              ))}
            {unseen.length > 0 && (
              <span
                className={css.inLane}
                style={cssVars({ '--sen-calendar-lane': mostLanes - 1, '--sen-calendar-days': 1 })}
                data-more=""
                data-piece={`more ${day}`}
                data-from={day}
                data-to={day}
              >
                <MoreButton scene={scene} day={day} count={unseen.length} className={more} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
