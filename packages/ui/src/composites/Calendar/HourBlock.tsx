import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { classes } from '../../private/classes';
import { restOf, timesOf } from './calendarText';
import { cssVars } from './cssVars';
import type { DayBlock } from './dayColumns';
import type { Day } from './days';
import * as css from './EventChip.css';
import { tone } from './eventTone.css';
import { placed as placedLook } from './HoursView.css';
import { kindLooks } from './kindLooks';
import { linesOf } from './linesOf';
import { minutesBox } from './minutesBox';
import { pieceOn } from './placedEvent';
import type { Scene } from './scene';

interface HourBlockProps {
  scene: Scene;
  day: Day;
  block: DayBlock;
}

/** An event across hours, as high as its duration. It is rendered in the cell of the hour in which it begins. */
export function HourBlock({ scene, day, block }: HourBlockProps) {
  const { event } = block.placed;
  const movable = scene.canMove(event);
  const look = kindLooks[event.kind];
  const times = pieceOn(block.placed, day);
  const lines = linesOf(block.to - block.from);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(placedLook, css.block, tone[look.tone])}
      style={{
        ...minutesBox(block),
        ...cssVars({ [css.blockRoom]: lines, [css.titleRoom]: Math.max(1, lines - 1) }),
      }}
      data-piece={event.id}
      data-drag={movable ? event.id : undefined}
      data-from={day}
      data-to={day}
      data-first-row={Math.floor(block.from / 60)}
      data-last-row={Math.floor((block.to - 1) / 60)}
      data-cancelled={event.cancelled || undefined}
      data-moving={scene.movingId === event.id || undefined}
      aria-keyshortcuts={movable ? 'M' : undefined}
      title={event.title}
      onClick={() => scene.open(event.id)}
    >
      <span className={css.blockLines}>
        <span className={css.blockTitle}>
          <span className={css.blockGlyph}>
            <Icon of={look.icon} size="small" />
          </span>
          {event.title}
        </span>
        {lines > 1 && <span className={css.blockRest}>{timesOf(times.from, times.to)}</span>}
        {lines > 2 && event.place !== undefined && (
          <span aria-hidden="true" className={css.blockRest}>
            {event.place}
          </span>
        )}
      </span>
      <span className={visuallyHidden}>
        , {lines > 1 ? '' : `${timesOf(times.from, times.to)}, `}
        {restOf(block.placed, movable, scene.words)}
      </span>
    </button>
  );
}
