import type { CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { Button, DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { classes } from '../../private/classes';
import type { DayBounds } from '../../private/date/dayBounds';
import { item } from '../../private/overlay/overlay.css';
import * as css from './DateRangePicker.css';
import { presetRange, type RangePreset } from './presetRange';
import { rangeProblem } from './rangeProblem';

interface PresetsProps {
  presets: readonly RangePreset[];
  today: CalendarDate;
  bounds: DayBounds;
  words: Record<RangePreset | 'presets', string>;
}

/** Presets beside the month; one that exceeds a bound is disabled. */
export function Presets({ presets, today, bounds, words }: PresetsProps) {
  const picker = useContext(DateRangePickerStateContext);
  return (
    <div role="group" aria-label={words.presets} className={css.presets}>
      {presets.map((preset) => {
        const range = presetRange(preset, today);
        return (
          <Button
            key={preset}
            className={classes(item, css.preset)}
            isDisabled={rangeProblem(range, bounds) !== undefined}
            onPress={() => {
              picker?.setValue(range);
              picker?.close();
            }}
          >
            {words[preset]}
          </Button>
        );
      })}
    </div>
  );
}
