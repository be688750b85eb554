import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { classes } from '../../private/classes';
import * as css from './Agenda.css';
import { kindWord, timeOn, whenOf } from './calendarText';
import type { Day } from './days';
import { tone } from './eventTone.css';
import { kindLooks } from './kindLooks';
import type { PlacedEvent } from './placedEvent';
import type { Scene } from './scene';

interface AgendaRowProps {
  scene: Scene;
  placed: PlacedEvent;
  day: Day;
  onOpen?: (() => void) | undefined;
}

/** An event of a day with all its details. */
export function AgendaRow({ scene, placed, day, onOpen }: AgendaRowProps) {
  const { words } = scene;
  const { event, first, last } = placed;
  const look = kindLooks[event.kind];
  const period = first !== last && whenOf(placed, words);
  return (
    <button
      type="button"
      className={classes(css.row, tone[look.tone])}
      data-piece={event.id}
      data-from={day}
      data-to={day}
      data-cancelled={event.cancelled || undefined}
      onClick={() => {
        onOpen?.();
        scene.open(event.id);
      }}
    >
      <span className={css.time}>{timeOn(placed, day, words)}</span>
      <span className={css.glyph}>
        <Icon of={look.icon} size="small" />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <span className={visuallyHidden}>, </span>
          {event.title}
        </span>
        <span className={css.rest}>
          <span className={visuallyHidden}>, </span>
          {event.cancelled && <span className={css.cancelled}>{words.cancelled} · </span>}
          {[kindWord(event.kind, words), event.place, period].filter(Boolean).join(' · ')}
        </span>
      </span>
    </button>
  );
}
