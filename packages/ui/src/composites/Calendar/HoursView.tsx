import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classes } from '../../private/classes';
import { frame } from './Calendar.css';
import { AllDayRow } from './AllDayRow';
import { allDayLanes } from './allDayLanes';
import { clock, figuresOf } from './calendarText';
import { cssVars } from './cssVars';
import { dayColumns } from './dayColumns';
import { DayFigure } from './DayFigure';
import type { Day } from './days';
import { HourCell } from './HourCell';
import { hoursBox } from './hoursBox';
import * as css from './HoursView.css';
import { hourRem, lineRem } from './linesOf';
import { openingMinute } from './openingMinute';
import { drawnPieces } from './outsideEvents';
import { OutsideNotes } from './OutsideNotes';
import type { Scene } from './scene';

interface HoursViewProps {
  scene: Scene;
  days: readonly Day[];
  /** The day names are already shown in a strip above. */
  named: boolean;
  hours: { from: number; to: number };
  /** Maximum number of events side by side. */
  maxColumns: number;
}

/** Minutes from an hour within which the label of now lies over that of the hour. */
const besideHour = (lineRem / hourRem) * 60;

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Days with their hours; all-day events are above them. */
export function HoursView({ scene, days, named, hours, maxColumns }: HoursViewProps) {
  const { words, today, nowMinute } = scene;
  const scroller = useRef<HTMLDivElement>(null);
  const laid = days.map((day) => dayColumns(scene.on(day), day, maxColumns, scene.movingId));
  const allDay = allDayLanes(scene, days);
  const hasToday = days.includes(today);
  const isToday = hasToday && days.length === 1;
  const begun = laid.flatMap(({ blocks }, column) =>
    blocks.filter(({ placed }) => placed.first === days[column]),
  );

  const open = useEffectEvent(() => {
    const node = scroller.current;
    const box = node && hoursBox(node);
    if (!node || !box) return;
    const now = hasToday ? nowMinute : undefined;
    const visible = box.visible - (box.gap / box.hour) * 60;
    const minute = openingMinute({ sessions: begun, now, start: hours.from * 60, visible });
    node.scrollTo({ top: (minute / 60) * box.hour - box.gap, behavior: 'instant' });
  });
  // Afterwards the position is the user's.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again when the events have come, and where today alone is shown
  useLayoutEffect(() => open(), [scene.waiting, isToday]);

  return (
    <div className={classes(frame, css.hours)}>
      <div
        ref={scroller}
        className={css.scroller}
        style={cssVars({ [css.columns]: days.length, [css.laneCount]: allDay.count })}
        data-named={named || undefined}
      >
        <div
          role="grid"
          aria-label={scene.title}
          aria-busy={scene.waiting}
          data-creates={scene.create ? '' : undefined}
        >
          <div className={css.top} data-top="">
            {named && (
              <div role="row" className={css.names}>
                <span />
                {days.map((day) => (
                  <div key={day} role="columnheader" className={css.name}>
                    <span data-open-day={day} className={css.nameButton}>
                      {words.weekday(figuresOf(day).weekday)}
                      <DayFigure scene={scene} day={day} />
                    </span>
                  </div>
                ))}
              </div>
            )}
            <AllDayRow scene={scene} days={days} lanes={allDay} />
          </div>
          {allHours.map((hour) => (
            <div key={hour} role="row" data-hour={hour} className={css.hour}>
              <div role="rowheader" className={css.hourName}>
                <span
                  className={css.hourWords}
                  data-first={hour === 0 || undefined}
                  data-covered={(hasToday && Math.abs(nowMinute - hour * 60) < besideHour) || undefined}
                >
                  {clock(hour * 60)}
                </span>
                {hasToday && Math.floor(nowMinute / 60) === hour && (
                  <span
                    aria-hidden="true"
                    className={css.nowTime}
                    style={{ insetBlockStart: `${((nowMinute % 60) / 60) * 100}%` }}
                  >
                    {clock(nowMinute)}
                  </span>
                )}
              </div>
              {days.map((day, column) => (
                <HourCell
                  key={day}
                  scene={scene}
                  day={day}
                  hour={hour}
                  rest={hour < hours.from || hour >= hours.to}
                  laid={laid[column]}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <OutsideNotes scene={scene} scroller={scroller} pieces={drawnPieces(days, laid)} />
    </div>
  );
}
