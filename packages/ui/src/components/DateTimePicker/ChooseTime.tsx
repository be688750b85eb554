import { useContext } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Button } from '../Button/Button';
import { TimeField } from '../TimeField/TimeField';
import { textFromTime, timeFromText } from '../TimeField/timeText';
import * as css from './ChooseTime.css';

/** Below the month: the time of the selected day, and a button to close. */
export function ChooseTime({ words }: { words: { time: string; done: string } }) {
  const picker = useContext(DatePickerStateContext);
  const time = picker?.timeValue;
  return (
    <div className={css.line}>
      <div className={css.time}>
        <TimeField
          label={words.time}
          value={time && 'second' in time ? textFromTime(time) : null}
          onChange={(text) => {
            const next = timeFromText(text);
            if (next) picker?.setTimeValue(next);
          }}
        />
      </div>
      <Button variant="primary" onPress={() => picker?.close()}>
        {words.done}
      </Button>
    </div>
  );
}
