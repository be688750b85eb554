import { Skeleton } from '../../components/Skeleton/Skeleton';
import * as css from './Agenda.css';
import { AgendaRow } from './AgendaRow';
import type { Day } from './days';
import { pieceOn, type PlacedEvent } from './placedEvent';
import type { Scene } from './scene';

interface DayEventsProps {
  scene: Scene;
  day: Day;
  events: readonly PlacedEvent[];
  label: string;
  onOpen?: (() => void) | undefined;
}

/** What goes on at the start of a day comes first. */
const byStart = (day: Day) => (one: PlacedEvent, other: PlacedEvent) =>
  pieceOn(one, day).from - pieceOn(other, day).from;

/** Events of one day, or a notice that there are none. */
export function DayEvents({ scene, day, events, label, onOpen }: DayEventsProps) {
  if (scene.waiting)
    return (
      <div className={css.loading}>
        <Skeleton lines={2} />
      </div>
    );
  if (events.length === 0) return <p className={css.none}>{scene.words.empty}</p>;
  return (
    <ul aria-label={label} className={css.events}>
      {events.toSorted(byStart(day)).map((placed) => (
        <li key={placed.event.id}>
          <AgendaRow scene={scene} placed={placed} day={day} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
