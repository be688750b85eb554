import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { clock, figuresOf } from './calendarText';
import type { DayColumns } from './dayColumns';
import type { Day } from './days';
import { HourBlock } from './HourBlock';
import * as css from './HoursView.css';
import { minutesBox } from './minutesBox';
import { MoreButton } from './MoreButton';
import { foldId } from './outsideEvents';
import type { Scene } from './scene';

interface HourCellProps {
  scene: Scene;
  day: Day;
  hour: number;
  /** Outside working hours. */
  rest: boolean;
  laid: DayColumns | undefined;
}

/** One hour of a day, with the events that begin in it. */
export function HourCell({ scene, day, hour, rest, laid }: HourCellProps) {
  const { words } = scene;
  const begins = ({ from }: { from: number }) => Math.floor(from / 60) === hour;
  const reaches = ({ from, to }: { from: number; to: number }) => from < (hour + 1) * 60 && to > hour * 60;
  const blocks = laid?.blocks ?? [];
  const folded = laid?.folded ?? [];
  const count = [...blocks, ...folded].filter(reaches).length;
  const name = `${words.dayShort(figuresOf(day))}, ${clock(hour * 60)}`;
  const now = day === scene.today && Math.floor(scene.nowMinute / 60) === hour;
  return (
    <div
      role="gridcell"
      data-cell=""
      data-day={day}
      data-row={hour}
      data-rest={rest || undefined}
      tabIndex={day === scene.day && scene.row === hour ? 0 : -1}
      className={css.cell}
    >
      <span className={visuallyHidden}>
        {[name, count > 0 && words.events(count)].filter(Boolean).join(', ')}
      </span>
      {blocks.filter(begins).map((block) => (
        <HourBlock key={block.placed.event.id} scene={scene} day={day} block={block} />
      ))}
      {folded.filter(begins).map((fold) => (
        <span
          key={fold.from}
          className={css.placed}
          style={minutesBox(fold)}
          data-more=""
          data-piece={foldId(day, fold.from)}
          data-from={day}
          data-to={day}
          data-first-row={hour}
          data-last-row={Math.floor((fold.to - 1) / 60)}
        >
          <MoreButton scene={scene} day={day} count={fold.events.length} className={css.fold} />
        </span>
      ))}
      {now && (
        <span
          className={css.now}
          data-now=""
          role="img"
          aria-label={words.now(clock(scene.nowMinute))}
          style={{ insetBlockStart: `${((scene.nowMinute % 60) / 60) * 100}%` }}
        />
      )}
      {scene.waiting && (hour * 5 + Number(day.slice(-2)) * 3) % 7 === 0 && (
        <div className={css.skeleton}>
          <Skeleton kind="block" />
        </div>
      )}
    </div>
  );
}
