import { Flag } from 'lucide-react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './FlagButton.css';
import { usePlayer } from './PlayerContext';
import { useCell } from './useAnswerSheet';

interface FlagButtonProps {
  id: string;
  number: number;
  disabled: boolean;
  onFlag: (id: string, flagged: boolean) => void;
}

export function FlagButton({ id, number, disabled, onFlag }: FlagButtonProps) {
  const { words } = usePlayer();
  const { flagged } = useCell(id);
  return (
    <button
      type="button"
      className={css.flag}
      disabled={disabled}
      aria-pressed={flagged}
      onClick={() => onFlag(id, !flagged)}
    >
      <Flag size="1.125em" strokeWidth={1.75} fill={flagged ? 'currentColor' : 'none'} aria-hidden="true" />
      <span aria-hidden="true">{flagged ? words.flagged : words.flag}</span>
      <span className={visuallyHidden}>{words.flagQuestion(number)}</span>
    </button>
  );
}
