import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { useLanguage } from '../../../messages/useLanguage';
import { useMessages } from '../../../messages/useMessages';
import { formatPoints } from '../formatPoints';
import * as css from './Rubric.css';
import { markOf, withMark, type Criterion, type CriterionMark, type Rubric } from './rubric';
import { rubricMessages } from './rubric.messages';

interface RubricFieldsProps {
  rubric: Rubric;
  marks: readonly CriterionMark[];
  onChange: (marks: CriterionMark[]) => void;
  /** What the levels are worth together; null while one is missing. */
  score: number | null;
  /** The points of the question. */
  max: number;
  /** The criterion that the next key marks. */
  current?: string | undefined;
  /** The levels are named with the digit that chooses them. */
  numbered?: boolean | undefined;
  /** It was to be saved without a level for each criterion. */
  refused?: boolean | undefined;
}

/** A level and a comment for each criterion, and what they are worth. */
export function RubricFields({ rubric, marks, onChange, score, max, ...shown }: RubricFieldsProps) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  const missing = rubric.filter(({ id }) => !markOf(marks, id)?.level_id).length;

  /** A comment without a level waits for it in the marks of an empty level. */
  const change = ({ id }: Criterion, part: Partial<CriterionMark>) => {
    const mark = markOf(marks, id);
    onChange(withMark(marks, { criterion_id: id, level_id: '', ...mark, ...part }));
  };

  return (
    <div className={css.stack}>
      {rubric.map((criterion) => {
        const mark = markOf(marks, criterion.id);
        return (
          <div
            key={criterion.id}
            className={css.criterion}
            data-criterion={criterion.id}
            data-current={shown.current === criterion.id || undefined}
          >
            <RadioGroup
              label={criterion.title}
              value={mark?.level_id ?? null}
              options={criterion.levels.map(({ id, title, points }, index) => ({
                value: id,
                label: shown.numbered ? `${index + 1}. ${title}` : title,
                description: words.points(formatPoints(points, language)),
              }))}
              onChange={(level_id) => change(criterion, { level_id })}
            />
            <TextField
              aria-label={words.commentOn(criterion.title)}
              placeholder={words.commentPlaceholder}
              autoComplete="off"
              maxLength={2000}
              value={mark?.comment ?? ''}
              onChange={(comment) => change(criterion, { comment })}
            />
          </div>
        );
      })}
      <p className={css.sum}>
        {score === null
          ? words.missing(missing)
          : words.sum(formatPoints(score, language), formatPoints(max, language))}
      </p>
      {shown.refused && score === null && (
        <p role="alert" className={css.error}>
          {words.incomplete}
        </p>
      )}
    </div>
  );
}
