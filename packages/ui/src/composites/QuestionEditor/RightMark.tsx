import { bare, box, dot, mark } from '../../private/field/Choice.css';
import { classes } from '../../private/classes';
import { mark as place } from './RowList.css';

interface RightMarkProps {
  type: 'radio' | 'checkbox';
  /** Name of the radio group. */
  group: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Marks a line as correct. */
export function RightMark({ type, group, name, checked, onChange }: RightMarkProps) {
  return (
    <span className={place}>
      <label className={bare}>
        <input
          type={type}
          name={group}
          aria-label={name}
          className={classes(mark, type === 'radio' ? dot : box)}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </span>
  );
}
