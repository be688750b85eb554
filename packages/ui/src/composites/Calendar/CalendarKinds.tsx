import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Popover } from '../../components/Popover/Popover';
import { media } from '../../css/media';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { FilterIcon } from '../../icons';
import { classes } from '../../private/classes';
import { CheckMark } from '../../private/field/CheckMark';
import { useMedia } from '../../private/useMedia';
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

/** Which kinds of events a calendar shows, and how each of them looks there; on a phone behind a button. */
export function CalendarKinds<Id extends string>({ label, kinds, onChange }: CalendarKindsProps<Id>) {
  const wide = useMedia(media.tablet);
  const shown = kinds.filter((kind) => kind.shown).length;
  const choices = (
    <fieldset className={wide ? css.kinds : css.column}>
      <legend className={wide ? visuallyHidden : css.legend}>{label}</legend>
      {kinds.map(({ id, kind, label: own, shown: checked }) => {
        const look = kindLooks[kind];
        return (
          <label key={id} className={classes(css.kind, tone[look.tone])}>
            <span className={css.box}>
              <CheckMark checked={checked} onChange={({ target }) => onChange(id, target.checked)} />
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
  if (wide) return choices;
  return (
    <div>
      <Popover
        label={label}
        trigger={
          <Button size="small" icon={<Icon of={FilterIcon} />}>
            {label}: {shown}/{kinds.length}
          </Button>
        }
      >
        {choices}
      </Popover>
    </div>
  );
}
