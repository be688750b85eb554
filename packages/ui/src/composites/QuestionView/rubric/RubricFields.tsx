import { useState } from 'react';
import { Button } from '../../../components/Button/Button';
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
  /** The criterion that the next key marks. */
  current?: string | undefined;
  /** It was to be saved without a level for each criterion: those without one say so. */
  refused?: boolean | undefined;
  /** In little room: a level is one line that begins with the digit that chooses it, a comment is opened by a button. */
  dense?: boolean | undefined;
}

/** A level and a comment for each criterion. */
export function RubricFields({
  rubric,
  marks,
  onChange,
  current,
  refused = false,
  dense = false,
}: RubricFieldsProps) {
  const words = useMessages(rubricMessages, undefined);
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly string[]>([]);

  /** A comment without a level waits for it in the marks of an empty level. */
  const change = ({ id }: Criterion, part: Partial<CriterionMark>) => {
    const mark = markOf(marks, id);
    onChange(withMark(marks, { criterion_id: id, level_id: '', ...mark, ...part }));
  };

  return (
    <div className={css.stack}>
      {rubric.map((criterion) => {
        const { id, title, levels } = criterion;
        const mark = markOf(marks, id);
        const isOpened = opened.includes(id);
        const isClosed = dense && !isOpened && !mark?.comment;
        return (
          <div
            key={id}
            className={css.criterion}
            data-criterion={id}
            data-current={current === id || undefined}
          >
            <RadioGroup
              label={title}
              value={mark?.level_id ?? null}
              error={refused && !mark?.level_id ? words.levelMissing : undefined}
              options={levels.map((level, index) => {
                const points = words.points(formatPoints(level.points, language));
                return dense
                  ? {
                      value: level.id,
                      label: `${index + 1}. ${level.title} · ${points.replaceAll(' ', '\u00A0')}`,
                    }
                  : { value: level.id, label: level.title, description: points };
              })}
              onChange={(level_id) => change(criterion, { level_id })}
            />
            {isClosed ? (
              <div data-opens-comment className={css.opens}>
                <Button
                  size="small"
                  variant="neutral"
                  aria-label={words.commentOn(title)}
                  onPress={() => setOpened([...opened, id])}
                >
                  {words.addComment}
                </Button>
              </div>
            ) : (
              <TextField
                aria-label={words.commentOn(title)}
                placeholder={words.commentPlaceholder}
                autoComplete="off"
                maxLength={2000}
                focusOnMount={isOpened}
                value={mark?.comment ?? ''}
                onChange={(comment) => change(criterion, { comment })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
