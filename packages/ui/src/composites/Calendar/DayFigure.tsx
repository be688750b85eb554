import { figure } from './Calendar.css';
import { classes } from '../../private/classes';
import { figuresOf } from './calendarText';
import type { Day } from './days';
import type { Scene } from './scene';

interface DayFigureProps {
  scene: Scene;
  day: Day;
  /** Shows the month's name on the first of a month. */
  named?: boolean | undefined;
  size?: string | undefined;
}

/** The number of a day; today's is in a disc. */
export function DayFigure({ scene, day, named = false, size }: DayFigureProps) {
  const own = figuresOf(day);
  return (
    <span className={classes(figure, size)} data-today={day === scene.today || undefined}>
      {named && own.date === 1 ? scene.words.firstOfMonth(own) : own.date}
    </span>
  );
}
