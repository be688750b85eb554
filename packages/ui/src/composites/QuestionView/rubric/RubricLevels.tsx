import { useLanguage } from '../../../messages/useLanguage';
import { useMessages } from '../../../messages/useMessages';
import { formatPoints } from '../formatPoints';
import * as css from './Rubric.css';
import type { Rubric } from './rubric';
import { rubricMessages } from './rubric.messages';

/** A rubric to read: each criterion with its levels. */
export function RubricLevels({ rubric }: { rubric: Rubric }) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  return (
    <ul className={css.list} aria-label={words.rubric}>
      {rubric.map((criterion) => (
        <li key={criterion.id} className={css.criterion}>
          <p className={css.title}>{criterion.title}</p>
          <ul className={css.levels}>
            {criterion.levels.map(({ id, title, points }) => (
              <li key={id} className={css.line}>
                <span className={css.text}>{title}</span>
                <span className={css.points}>{words.points(formatPoints(points, language))}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
