import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { classes } from '../../private/classes';
import { CheckMark } from '../../private/field/CheckMark';
import * as css from './CalendarKinds.css';
import type { EventKind } from './calendarEvent';
import { tone } from './eventTone.css';
import { kindLooks } from './kindLooks';

export interface CalendarKindsProps<Id extends string> {
  /** What is chosen: 'Hiện trong lịch'. */
  label: string;
  /** Each with the look that its events have in the calendar; several may share one. */
  kinds: readonly { id: Id; kind: EventKind; label: string; shown: boolean }[];
  onChange: (id: Id, shown: boolean) => void;
}

/** Which kinds of events a calendar shows, and how each of them looks there. */
export function CalendarKinds<Id extends string>({ label, kinds, onChange }: CalendarKindsProps<Id>) {
  return (
    <fieldset className={css.kinds}>
      <legend className={visuallyHidden}>{label}</legend>
      {kinds.map(({ id, kind, label: own, shown }) => {
        const look = kindLooks[kind];
        return (
          <label key={id} className={classes(css.kind, tone[look.tone])}>
            <span className={css.box}>
              <CheckMark checked={shown} onChange={({ target }) => onChange(id, target.checked)} />
            </span>
            <span className={css.glyph}>
              <Icon of={look.icon} size="small" />
            </span>
            {own}
          </label>
        );
      })}
    </fieldset>
  );
}
