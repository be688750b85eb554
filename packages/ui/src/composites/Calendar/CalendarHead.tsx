import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { ChevronBackIcon, ChevronForwardIcon } from '../../icons';
import * as css from './Calendar.css';
import { calendarViews, type CalendarView } from './calendarView';
import type { Scene } from './scene';

interface CalendarHeadProps {
  scene: Scene;
  compact: boolean;
  onTurn: (steps: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
}

const turnWords = {
  month: ['previousMonth', 'nextMonth'],
  week: ['previousWeek', 'nextWeek'],
  day: ['previousDay', 'nextDay'],
  agenda: ['previousAgenda', 'nextAgenda'],
} as const satisfies Record<CalendarView, readonly [string, string]>;

/** The title and the navigation of the calendar. */
export function CalendarHead({ scene, compact, onTurn, onToday, onView }: CalendarHeadProps) {
  const { words, view } = scene;
  const name = useId();
  const [previous, next] = turnWords[view];
  return (
    <div className={css.head} data-compact={compact ? '' : undefined}>
      <div className={css.turn}>
        <IconButton
          size="small"
          name={words[previous]}
          icon={<Icon of={ChevronBackIcon} directed />}
          onPress={() => onTurn(-1)}
        />
        <IconButton
          size="small"
          name={words[next]}
          icon={<Icon of={ChevronForwardIcon} directed />}
          onPress={() => onTurn(1)}
        />
        <Button size="small" onPress={onToday}>
          {words.today}
        </Button>
      </div>
      <h2 className={css.title} aria-live="polite">
        {scene.title}
      </h2>
      <div role="radiogroup" aria-label={words.views} className={css.views}>
        {calendarViews.map((each) => (
          <label key={each} className={css.view}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={each === view}
              onChange={() => onView(each)}
            />
            {words[each]}
          </label>
        ))}
      </div>
    </div>
  );
}
