import { Icon } from '../../components/Icon/Icon';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { classes } from '../../private/classes';
import { formatPoints } from '../QuestionView/formatPoints';
import * as css from './ExamBuilder.css';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { missingOf } from './examParts';

export interface SumLineProps {
  words: ExamBuilderMessages;
  /** Formats 'Tổng điểm các câu: 40/40' from the two numbers. */
  text: (sum: string, of: string) => string;
  sum: number;
  /** Null while its field is empty. */
  target: number | null;
}

const icons = { enough: SuccessIcon, missing: WarningIcon, tooMuch: ErrorIcon };

/** A running sum beside its target, with the difference in words. */
export function SumLine({ words, text, sum, target }: SumLineProps) {
  const language = useLanguage();
  const shown = (points: number) => formatPoints(points, language);
  const missing = missingOf(sum, target);
  const state = missing === 0 ? 'enough' : missing > 0 ? 'missing' : 'tooMuch';
  const stateText = state === 'enough' ? words.enough : words[state](shown(Math.abs(missing)));
  return (
    <span className={classes(css.sum, css.sumState[state])}>
      <Icon of={icons[state]} size="small" />
      <span>
        {text(shown(sum), shown(target ?? 0))} ({stateText})
      </span>
    </span>
  );
}
