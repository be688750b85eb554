import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { CalendarIcon } from '../../icons';
import * as css from './Agenda.css';
import { frame } from './Calendar.css';
import { figuresOf } from './calendarText';
import { daysOfView } from './calendarView';
import { DayEvents } from './DayEvents';
import { DayFigure } from './DayFigure';
import type { Scene } from './scene';

interface AgendaViewProps {
  scene: Scene;
  compact: boolean;
  /** Loading the events failed. */
  failed: boolean;
}

/**
 * The days with events among the thirty days from the selected one. What takes several days is listed where it begins, or on the first
 * of these, and where it ends.
 */
export function AgendaView({ scene, compact, failed }: AgendaViewProps) {
  const { words } = scene;
  const days = daysOfView('agenda', scene.day, scene.weekStart).map((day, place) => ({
    day,
    events: scene.on(day).filter(({ first, last }) => place === 0 || first === day || last === day),
  }));
  const filled = days.filter(({ events }) => events.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus when the focused element is removed
    <div className={`${frame} ${css.agenda}`} tabIndex={-1} data-home="" aria-busy={scene.waiting}>
      {scene.waiting && (
        <div className={css.loading}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} lines={2} />
          ))}
        </div>
      )}
      {!scene.waiting && filled.length === 0 && !failed && (
        <EmptyState icon={CalendarIcon} title={words.empty} />
      )}
      <ol className={css.list} data-compact={compact ? '' : undefined} aria-label={scene.title}>
        {filled.map(({ day, events }) => {
          const own = figuresOf(day);
          const name = words.dayShort(own);
          return (
            <li key={day} className={css.day} aria-current={day === scene.today ? 'date' : undefined}>
              <h3 className={css.dayName}>
                <span>
                  {words.weekday(own.weekday)}, <DayFigure scene={scene} day={day} size={css.dayFigure} />{' '}
                  {words.monthOf(own)}
                  {day === scene.today && (
                    <span className={css.todayWord}>
                      <span className={visuallyHidden}>, </span>
                      {words.today}
                    </span>
                  )}
                </span>
              </h3>
              <DayEvents scene={scene} day={day} events={events} label={name} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
