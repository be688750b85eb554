import { AgendaView } from './AgendaView';
import { daysOfView } from './calendarView';
import { DayAgenda } from './DayAgenda';
import { monthGrid } from './days';
import { HoursView } from './HoursView';
import { MonthDots } from './MonthDots';
import { MonthGrid } from './MonthGrid';
import type { Scene } from './scene';

interface CalendarBodyProps {
  scene: Scene;
  compact: boolean;
  failed: boolean;
  hours: { from: number; to: number };
}

/** How many events may lie beside each other before the rest is folded. */
const maxColumns = { week: 3, day: 8, compact: 3 };

/** The chosen view, in the shape that the width allows. */
export function CalendarBody({ scene, compact, failed, hours }: CalendarBodyProps) {
  const { view, day, weekStart } = scene;
  if (view === 'agenda') return <AgendaView scene={scene} compact={compact} failed={failed} />;
  if (view === 'month')
    return compact ? (
      <>
        <MonthDots scene={scene} weeks={monthGrid(day, weekStart)} month />
        <DayAgenda scene={scene} />
      </>
    ) : (
      <MonthGrid scene={scene} />
    );
  const days = daysOfView(view, day, weekStart);
  if (view === 'day' || compact)
    return (
      <>
        {view === 'week' && <MonthDots scene={scene} weeks={[days]} month={false} />}
        <HoursView
          key="one day"
          scene={scene}
          days={[day]}
          named={false}
          hours={hours}
          maxColumns={compact ? maxColumns.compact : maxColumns.day}
        />
      </>
    );
  return (
    <HoursView key="a week" scene={scene} days={days} named hours={hours} maxColumns={maxColumns.week} />
  );
}
