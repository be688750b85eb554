import { Skeleton } from '../../components/Skeleton/Skeleton';
import * as css from './Agenda.css';
import { AgendaRow } from './AgendaRow';
import type { Day } from './days';
import { comparePlaced, touches } from './placedEvent';
import type { Scene } from './scene';

interface DayEventsProps {
  scene: Scene;
  day: Day;
  label: string;
  onOpen?: (() => void) | undefined;
}

/** All events of one day, or a notice that there are none. */
export function DayEvents({ scene, day, label, onOpen }: DayEventsProps) {
  const events = scene.events.filter((placed) => touches(placed, day)).sort(comparePlaced);
  if (scene.waiting)
    return (
      <div className={css.loading}>
        <Skeleton lines={2} />
      </div>
    );
  if (events.length === 0) return <p className={css.none}>{scene.words.empty}</p>;
  return (
    <ul aria-label={label} className={css.events}>
      {events.map((placed) => (
        <li key={placed.event.id}>
          <AgendaRow scene={scene} placed={placed} day={day} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
