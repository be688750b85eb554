import { memo, useId } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { CloseIcon, DrawIcon, EditIcon, MoveDownIcon, MoveUpIcon } from '../../icons';
import { GroupError } from '../../private/field/GroupError';
import * as css from './ExamBuilder.css';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { changeScore, moveQuestion, removeQuestion, type BuilderEntry } from './examParts';
import { ScoreField } from './ScoreField';
import type { Edit } from './useEdit';

export interface BuilderRowProps {
  entry: BuilderEntry;
  partKey: string;
  /** Its number in the whole exam, from 1. */
  number: number;
  /** Announcement of a move; undefined if it cannot move. */
  announceUp: string | undefined;
  announceDown: string | undefined;
  /** Takes the focus when this row is removed. */
  neighbour: string;
  words: ExamBuilderMessages;
  /** The path of its errors in the form's `errors`: 'parts.0.questions.2'. */
  path: string;
  edit: Edit;
  scored: boolean;
  onEdit: ((id: string) => void) | undefined;
  onReplace: ((id: string) => void) | undefined;
}

/** The fields of a question that only a survey has. */
const conditionFields = ['question_id', 'choices'] as const;

/** A question of a part: text, score, position. Memoised, because an exam has many. */
export const BuilderRow = memo(function BuilderRow(props: BuilderRowProps) {
  const { entry, partKey, number, announceUp, announceDown, neighbour, words, path, edit } = props;
  const { scored, onEdit, onReplace } = props;
  const { id, title, kind, note } = entry.question;
  const errorId = useId();

  function move(by: 1 | -1, announce: string | undefined) {
    if (announce === undefined) return;
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    edit((parts) => moveQuestion(parts, partKey, id, by), {
      focus: [`${id}:${same}`, `${id}:${other}`],
      announce,
    });
  }

  return (
    <li className={css.entry}>
      <div className={css.question}>
        <div className={css.kind}>
          <Text as="span" size="small" weight="semibold">
            {words.questionNumber(number)}
          </Text>
          <Badge>{kind}</Badge>
        </div>
        <Text preserve>{title}</Text>
        {note !== undefined && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
        <GroupError
          id={errorId}
          names={[`${path}.question_id`, ...conditionFields.map((field) => `${path}.condition.${field}`)]}
          label={words.questionNumber(number)}
        />
      </div>
      <div className={css.entryEnd}>
        {scored && (
          <div className={css.score}>
            <ScoreField
              aria-label={words.questionScore(number, title)}
              value={entry.score}
              onChange={(score) => edit((parts) => changeScore(parts, partKey, id, score))}
              errorNames={[`${path}.score`]}
              words={words}
            />
          </div>
        )}
        <div className={css.entryTools}>
          {onEdit && (
            <IconButton
              name={words.editQuestion(number)}
              icon={<Icon of={EditIcon} />}
              size="small"
              onPress={() => onEdit(id)}
            />
          )}
          {onReplace && (
            <IconButton
              name={words.replaceQuestion(number)}
              icon={<Icon of={DrawIcon} />}
              size="small"
              onPress={() => onReplace(id)}
            />
          )}
          <span data-focus={`${id}:up`}>
            <IconButton
              name={words.moveUp(number)}
              icon={<Icon of={MoveUpIcon} />}
              size="small"
              disabled={announceUp === undefined}
              onPress={() => move(-1, announceUp)}
            />
          </span>
          <span data-focus={`${id}:down`}>
            <IconButton
              name={words.moveDown(number)}
              icon={<Icon of={MoveDownIcon} />}
              size="small"
              disabled={announceDown === undefined}
              onPress={() => move(1, announceDown)}
            />
          </span>
          <span data-focus={`${id}:remove`}>
            <IconButton
              name={words.removeQuestion(number)}
              icon={<Icon of={CloseIcon} />}
              size="small"
              onPress={() =>
                edit((parts) => removeQuestion(parts, partKey, id), {
                  focus: [neighbour],
                  announce: words.removed,
                  undo: true,
                })
              }
            />
          </span>
        </div>
      </div>
    </li>
  );
});
