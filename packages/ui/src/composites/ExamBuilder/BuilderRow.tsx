import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { NumberField } from '../../components/NumberField/NumberField';
import { Text } from '../../components/Text/Text';
import { CloseIcon, MoveDownIcon, MoveUpIcon } from '../../icons';
import * as css from './ExamBuilder.css';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import type { BuilderEntry } from './examParts';

export interface BuilderRowProps {
  entry: BuilderEntry;
  /** Its number in the whole exam, from 1. */
  number: number;
  place: { index: number; of: number };
  /** What names its buttons for the focus. */
  focusName: string;
  words: ExamBuilderMessages;
  /** What is wrong with the question itself, and with its points. */
  error: string | undefined;
  scoreError: string | undefined;
  onScore: (score: number | null) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A question of a part: what it asks, its points, its place. */
export function BuilderRow({ entry, number, place, focusName, words, ...row }: BuilderRowProps) {
  const { title, kind } = entry.question;
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
        {row.error !== undefined && (
          <Text size="small" tone="danger">
            {row.error}
          </Text>
        )}
      </div>
      <NumberField
        aria-label={words.questionScore(number, title)}
        value={entry.score}
        onChange={row.onScore}
        min={0}
        max={100}
        step={0.5}
        unit={words.points}
        error={row.scoreError}
      />
      <div className={css.entryTools}>
        <span data-focus={`${focusName}:up`}>
          <IconButton
            name={words.moveUp(number)}
            icon={<Icon of={MoveUpIcon} />}
            size="small"
            disabled={place.index === 0}
            onPress={() => row.onMove(-1)}
          />
        </span>
        <span data-focus={`${focusName}:down`}>
          <IconButton
            name={words.moveDown(number)}
            icon={<Icon of={MoveDownIcon} />}
            size="small"
            disabled={place.index === place.of - 1}
            onPress={() => row.onMove(1)}
          />
        </span>
        <span data-focus={`${focusName}:remove`}>
          <IconButton
            name={words.removeQuestion(number)}
            icon={<Icon of={CloseIcon} />}
            size="small"
            onPress={row.onRemove}
          />
        </span>
      </div>
    </li>
  );
}
