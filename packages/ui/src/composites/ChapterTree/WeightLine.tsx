import { Icon } from '../../components/Icon/Icon';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { formatPercent } from '../../private/formatPercent';
import * as css from './TreeTools.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { WeightSum } from './chapterWeights';

const icons = { done: SuccessIcon, missing: WarningIcon, over: ErrorIcon };

/** The running sum of the weights, and the missing part to 100 in words. */
export function WeightLine({ of, words }: { of: WeightSum; words: ChapterTreeMessages }) {
  const language = useLanguage();
  const percent = (value: number) => formatPercent(value, language);
  const state = of.missing === 0 ? 'done' : of.missing > 0 ? 'missing' : 'over';
  const rest = percent(Math.abs(of.missing));
  const stateText = {
    done: of.unweighted ? words.noWeight : words.weightDone,
    missing: words.weightMissing(rest),
    over: words.weightOver(rest),
  };
  const shown = state === 'done' && of.unweighted ? 'missing' : state;
  const Drawing = icons[shown];
  return (
    <output className={css.sum}>
      <span>{words.weightSum(percent(of.sum))}</span>
      <span className={css.sumState[shown]}>
        <Icon of={Drawing} size="small" />
        {stateText[state]}
      </span>
    </output>
  );
}
