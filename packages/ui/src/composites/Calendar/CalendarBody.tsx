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

/** Maximum number of events side by side; the rest is folded. */
const maxColumns = { week: 3, day: 8, compact: 3 };

/** The selected view, in the layout that fits the width. */
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
