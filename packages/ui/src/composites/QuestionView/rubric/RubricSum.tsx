import { useLanguage } from '../../../messages/useLanguage';
import { useMessages } from '../../../messages/useMessages';
import { formatPoints } from '../formatPoints';
import * as css from './Rubric.css';
import { markOf, type CriterionMark, type Rubric } from './rubric';
import { rubricMessages } from './rubric.messages';

interface RubricSumProps {
  rubric: Rubric;
  marks: readonly CriterionMark[];
  /** What the levels are worth together; null while one is missing. */
  score: number | null;
  /** The points of the question. */
  max: number;
}

/** What the levels of a rubric are worth together, or how many are missing. */
export function RubricSum({ rubric, marks, score, max }: RubricSumProps) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  const missing = rubric.filter(({ id }) => !markOf(marks, id)?.level_id).length;
  return (
    <p className={css.sum}>
      {score === null
        ? words.missing(missing)
        : words.sum(formatPoints(score, language), formatPoints(max, language))}
    </p>
  );
}
