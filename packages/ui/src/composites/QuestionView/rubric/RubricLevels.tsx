import { Icon } from '../../../components/Icon/Icon';
import { CheckIcon } from '../../../icons';
import { useLanguage } from '../../../messages/useLanguage';
import { useMessages } from '../../../messages/useMessages';
import { formatPoints } from '../formatPoints';
import * as css from './Rubric.css';
import type { MarkedCriterion, Rubric } from './rubric';
import { rubricMessages } from './rubric.messages';

interface RubricLevelsProps {
  rubric: Rubric;
  /** How an answer was marked by it. */
  marked?: readonly MarkedCriterion[] | undefined;
}

/** A rubric to read: each criterion with its levels, of a marked answer with the chosen ones. */
export function RubricLevels({ rubric, marked = [] }: RubricLevelsProps) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  return (
    <ul className={css.list} aria-label={words.rubric}>
      {rubric.map((criterion) => {
        const mark = marked.find(({ criterion_id }) => criterion_id === criterion.id);
        return (
          <li key={criterion.id} className={css.criterion}>
            <div className={css.line}>
              <span className={css.title}>{criterion.title}</span>
              {mark && (
                <span className={css.points}>
                  {words.pointsOf(formatPoints(mark.points, language), formatPoints(mark.max, language))}
                </span>
              )}
            </div>
            <ul className={css.levels}>
              {criterion.levels.map(({ id, title, points }) => (
                <li key={id} className={css.line} data-chosen={mark?.level_id === id || undefined}>
                  <span className={css.text}>
                    {title}{' '}
                    {mark?.level_id === id && <Icon of={CheckIcon} size="small" label={words.chosen} />}
                  </span>
                  <span className={css.points}>{words.points(formatPoints(points, language))}</span>
                </li>
              ))}
            </ul>
            {mark?.comment && <p className={css.comment}>{mark.comment}</p>}
          </li>
        );
      })}
    </ul>
  );
}
