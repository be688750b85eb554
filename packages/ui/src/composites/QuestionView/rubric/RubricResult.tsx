import { useLanguage } from '../../../messages/useLanguage';
import { useMessages } from '../../../messages/useMessages';
import { formatPoints } from '../formatPoints';
import * as css from './Rubric.css';
import type { MarkedCriterion } from './rubric';
import { rubricMessages } from './rubric.messages';

/** How each criterion was marked, with its comment. */
export function RubricResult({ criteria }: { criteria: readonly MarkedCriterion[] }) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  return (
    <ul className={css.list} aria-label={words.rubric}>
      {criteria.map(({ criterion_id, title, level, points, max, comment }) => (
        <li key={criterion_id} className={css.criterion}>
          <div className={css.line}>
            <span className={css.title}>{title}</span>
            <span className={css.points}>
              {words.pointsOf(formatPoints(points, language), formatPoints(max, language))}
            </span>
          </div>
          <p className={css.text}>{level}</p>
          {comment && <p className={css.comment}>{comment}</p>}
        </li>
      ))}
    </ul>
  );
}
