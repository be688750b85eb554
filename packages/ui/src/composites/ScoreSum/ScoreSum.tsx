import { Icon } from '../../components/Icon/Icon';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { hundredths } from './hundredths';
import * as css from './ScoreSum.css';
import { scoreSumMessages, type ScoreSumMessages } from './ScoreSum.messages';

export interface ScoreSumProps {
  /** What adds up: 'Phần 1', 'Toàn bài'. */
  name: string;
  /** Points, to two decimals. */
  sum: number;
  /** What the sum must be. */
  total: number;
  messages?: Partial<ScoreSumMessages> | undefined;
}

const icons = { complete: SuccessIcon, missing: WarningIcon, excess: ErrorIcon };

/** A running sum and whether it is right, in words: 'Phần 1: 38/40, còn thiếu 2 điểm'. */
export function ScoreSum({ name, sum, total, messages }: ScoreSumProps) {
  const words = useMessages(scoreSumMessages, messages);
  const format = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 2 });
  const left = hundredths(total) - hundredths(sum);
  const state = left === 0 ? 'complete' : left > 0 ? 'missing' : 'excess';
  const points = format.format(Math.abs(left) / 100);
  const said = state === 'complete' ? words.complete : words[state](points);
  return (
    <span className={classes(css.sum, css.state[state])}>
      <Icon of={icons[state]} size="small" />
      <span>
        <strong className={css.figures}>{words.sum(name, format.format(sum), format.format(total))}</strong>
        {', '}
        {said}
      </span>
    </span>
  );
}
