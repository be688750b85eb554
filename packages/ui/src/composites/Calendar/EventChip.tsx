import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ChevronForwardIcon } from '../../icons';
import { classes } from '../../private/classes';
import { clock, restOf } from './calendarText';
import { cssVars } from './cssVars';
import type { Day } from './days';
import * as css from './EventChip.css';
import { tone } from './eventTone.css';
import { kindLooks } from './kindLooks';
import type { Scene } from './scene';
import type { Span } from './weekLanes';

interface EventChipProps {
  scene: Scene;
  span: Span;
  /** The days of the row. */
  days: readonly Day[];
  /** Position in the cell. */
  place: string;
}

/** A one-line event across the days that it takes. */
export function EventChip({ scene, span, days, place }: EventChipProps) {
  const { placed, from, to, lane, before, after } = span;
  const { event } = placed;
  const movable = scene.canMove(event);
  const look = kindLooks[event.kind];
  const isBar = placed.long || placed.first !== placed.last;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(place, css.line, tone[look.tone], isBar && css.bar)}
      style={cssVars({ '--sen-calendar-lane': lane, '--sen-calendar-days': to - from + 1 })}
      data-piece={event.id}
      data-drag={movable ? event.id : undefined}
      data-from={days[from]}
      data-to={days[to]}
      data-before={before || undefined}
      data-after={after || undefined}
      data-cancelled={event.cancelled || undefined}
      data-moving={scene.movingId === event.id || undefined}
      aria-keyshortcuts={movable ? 'M' : undefined}
      title={event.title}
      onClick={() => scene.open(event.id)}
    >
      <span className={css.glyph}>
        <Icon of={look.icon} size="small" />
      </span>
      {!event.allDay && !before && <span className={css.time}>{clock(placed.from)}</span>}
      <span className={css.title}>{event.title}</span>
      <span className={visuallyHidden}>, {restOf(placed, movable, scene.words)}</span>
      {after && (
        <span className={css.goesOn}>
          <Icon of={ChevronForwardIcon} size="small" directed />
        </span>
      )}
    </button>
  );
}
