import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { NumberField } from '../../components/NumberField/NumberField';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { AddIcon, DeleteIcon, MoveDownIcon, MoveUpIcon } from '../../icons';
import { BuilderRow } from './BuilderRow';
import * as css from './ExamBuilder.css';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { moved, splitEvenly, sumOfPart, type BuilderPart } from './examParts';
import { SumLine } from './SumLine';

export interface BuilderPartCardProps {
  part: BuilderPart;
  place: { index: number; of: number };
  /** How many questions stand before it in the exam. */
  before: number;
  words: ExamBuilderMessages;
  /** What is wrong at a path within the part: 'title', 'score', 'questions', 'questions.2.score'. */
  errorAt: (path: string) => string | undefined;
  onChange: (part: BuilderPart) => void;
  onAdd: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Where the focus goes after the next change, and what is said. */
  onFocus: (...names: string[]) => void;
  onSay: (words: string) => void;
}

/** One part: its title and points, its questions, and whether they add up. */
export function BuilderPartCard({ part, place, before, words, errorAt, ...card }: BuilderPartCardProps) {
  const name = part.title.trim() || words.partNumber(place.index + 1);
  const questionsError = errorAt('questions');
  const of = part.questions.length;

  const move = (index: number, by: 1 | -1) => {
    const id = part.questions[index]?.question.id ?? '';
    card.onFocus(`${id}:${by < 0 ? 'up' : 'down'}`, `${id}:${by < 0 ? 'down' : 'up'}`);
    card.onSay(words.movedTo(index + by + 1, of));
    card.onChange({ ...part, questions: moved(part.questions, index, by) });
  };
  const remove = (index: number) => {
    const next = part.questions[index + 1] ?? part.questions[index - 1];
    card.onFocus(next ? `${next.question.id}:remove` : `${part.key}:add`);
    card.onSay(words.removed);
    card.onChange({ ...part, questions: part.questions.toSpliced(index, 1) });
  };
  const score = (index: number, value: number | null) =>
    card.onChange({
      ...part,
      questions: part.questions.map((entry, at) => (at === index ? { ...entry, score: value } : entry)),
    });

  return (
    <li className={css.part}>
      <div className={css.head}>
        <Heading level={3}>{words.partNumber(place.index + 1)}</Heading>
        <div className={css.tools}>
          <span data-focus={`${part.key}:up`}>
            <IconButton
              name={words.movePartUp(name)}
              icon={<Icon of={MoveUpIcon} />}
              disabled={place.index === 0}
              onPress={() => card.onMove(-1)}
            />
          </span>
          <span data-focus={`${part.key}:down`}>
            <IconButton
              name={words.movePartDown(name)}
              icon={<Icon of={MoveDownIcon} />}
              disabled={place.index === place.of - 1}
              onPress={() => card.onMove(1)}
            />
          </span>
          <span data-focus={`${part.key}:remove`}>
            <IconButton
              name={words.removePart(name)}
              icon={<Icon of={DeleteIcon} />}
              onPress={card.onRemove}
            />
          </span>
        </div>
      </div>
      <div className={css.fields}>
        <TextField
          label={words.partTitle}
          required
          value={part.title}
          maxLength={300}
          onChange={(title) => card.onChange({ ...part, title })}
          error={errorAt('title')}
        />
        <NumberField
          label={words.partScore}
          required
          value={part.score}
          min={0}
          max={100}
          unit={words.points}
          onChange={(value) => card.onChange({ ...part, score: value })}
          error={errorAt('score')}
        />
      </div>
      {of === 0 ? (
        <Text tone={questionsError === undefined ? 'muted' : 'danger'}>
          {questionsError ?? words.noQuestions}
        </Text>
      ) : (
        <ol className={css.entries} aria-label={words.questions(name)}>
          {part.questions.map((entry, index) => (
            <BuilderRow
              key={entry.question.id}
              entry={entry}
              number={before + index + 1}
              place={{ index, of }}
              focusName={entry.question.id}
              words={words}
              error={errorAt(`questions.${index}.question_id`)}
              scoreError={errorAt(`questions.${index}.score`)}
              onScore={(value) => score(index, value)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className={css.foot}>
        <SumLine words={words} text={words.partSum} sum={sumOfPart(part)} target={part.score} />
        <div className={css.kind}>
          <Button
            variant="quiet"
            disabled={of === 0 || part.score === null}
            onPress={() => card.onChange(splitEvenly(part))}
          >
            {words.splitEvenly}
          </Button>
          <span data-focus={`${part.key}:add`}>
            <Button icon={<Icon of={AddIcon} />} onPress={card.onAdd}>
              {words.addQuestions}
            </Button>
          </span>
        </div>
      </div>
    </li>
  );
}
