import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { AddIcon, DeleteIcon, DrawIcon, MoveDownIcon, MoveUpIcon } from '../../icons';
import { FormPart } from '../../private/field/FormPart';
import { GroupError } from '../../private/field/GroupError';
import { BuilderRow } from './BuilderRow';
import * as css from './ExamBuilder.css';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { changePart, moved, splitEvenly, sumOfPart, type BuilderPart, type ExamParts } from './examParts';
import { ScoreField } from './ScoreField';
import { SumLine } from './SumLine';
import type { Edit } from './useEdit';

export interface BuilderPartCardProps {
  parts: ExamParts;
  part: BuilderPart;
  index: number;
  words: ExamBuilderMessages;
  edit: Edit;
  onAdd: () => void;
  onDraw: (() => void) | undefined;
  onReplaceQuestion: ((id: string) => void) | undefined;
  onEditQuestion: ((id: string) => void) | undefined;
  scored: boolean;
}

/** One part: its title and score, its questions, and whether the scores add up. */
export function BuilderPartCard(props: BuilderPartCardProps) {
  const { parts, part, index, words, edit, onAdd, onDraw, onReplaceQuestion, onEditQuestion, scored } = props;
  const { key, questions } = part;
  const name = nameOf(part, index, words);
  const before = parts.slice(0, index).reduce((count, one) => count + one.questions.length, 0);
  const path = `parts.${index}`;
  const id = useId();
  const cannotSplit = questions.length === 0 || part.score === null;

  function move(by: 1 | -1) {
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    edit((all) => moved(all, index, by), {
      focus: [`${key}:${same}`, `${key}:${other}`],
      announce: words.movedTo(index + by + 1, parts.length),
    });
  }

  function remove() {
    const next = parts[index + 1] ?? parts[index - 1];
    edit((all) => all.filter((one) => one.key !== key), {
      focus: [next ? `${next.key}:remove` : 'exam:add'],
      announce: words.removed,
      undo: true,
    });
  }

  /** The announcement of a question's move: its new position, or the part that it moves to. */
  function announcementOf(place: number, by: 1 | -1): string | undefined {
    if (questions[place + by]) return words.movedTo(place + by + 1, questions.length);
    const beside = parts[index + by];
    return beside && words.movedToPart(nameOf(beside, index + by, words));
  }

  return (
    <li className={css.part}>
      <FormPart name={words.partNumber(index + 1)}>
        <div className={css.head}>
          <Heading level={2}>{words.partNumber(index + 1)}</Heading>
          <div className={css.tools}>
            <span data-focus={`${key}:up`}>
              <IconButton
                name={words.movePartUp(name)}
                icon={<Icon of={MoveUpIcon} />}
                disabled={index === 0}
                onPress={() => move(-1)}
              />
            </span>
            <span data-focus={`${key}:down`}>
              <IconButton
                name={words.movePartDown(name)}
                icon={<Icon of={MoveDownIcon} />}
                disabled={index === parts.length - 1}
                onPress={() => move(1)}
              />
            </span>
            <span data-focus={`${key}:remove`}>
              <IconButton name={words.removePart(name)} icon={<Icon of={DeleteIcon} />} onPress={remove} />
            </span>
          </div>
        </div>
        <div className={css.fields}>
          <TextField
            label={words.partTitle}
            required
            value={part.title}
            maxLength={300}
            onChange={(title) => edit((all) => changePart(all, key, { title }))}
            errorNames={[`${path}.title`]}
          />
          {scored && (
            <ScoreField
              label={words.partScore}
              required
              value={part.score}
              onChange={(score) => edit((all) => changePart(all, key, { score }))}
              errorNames={[`${path}.score`]}
              words={words}
            />
          )}
        </div>
        <div className={css.content}>
          <GroupError id={id} names={[`${path}.questions`]} label={words.questions(name)}>
            {questions.length === 0 && <Text tone="muted">{words.noQuestions}</Text>}
          </GroupError>
          {questions.length > 0 && (
            <ol className={css.entries} aria-label={words.questions(name)}>
              {questions.map((entry, place) => {
                const next = questions[place + 1] ?? questions[place - 1];
                return (
                  <BuilderRow
                    key={entry.question.id}
                    entry={entry}
                    partKey={key}
                    number={before + place + 1}
                    announceUp={announcementOf(place, -1)}
                    announceDown={announcementOf(place, 1)}
                    neighbour={next ? `${next.question.id}:remove` : `${key}:add`}
                    words={words}
                    path={`${path}.questions.${place}`}
                    edit={edit}
                    scored={scored}
                    onEdit={onEditQuestion}
                    onReplace={onReplaceQuestion}
                  />
                );
              })}
            </ol>
          )}
          <div className={css.foot}>
            {scored && (
              <SumLine words={words} text={words.partSum} sum={sumOfPart(part)} target={part.score} />
            )}
            <div className={css.kind}>
              {scored && (
                <Button
                  variant="quiet"
                  disabledReason={cannotSplit ? words.splitMissing : undefined}
                  onPress={() =>
                    edit((all) => changePart(all, key, splitEvenly(part)), { announce: words.split })
                  }
                >
                  {words.splitEvenly}
                </Button>
              )}
              {onDraw && (
                <Button variant="quiet" icon={<Icon of={DrawIcon} />} onPress={onDraw}>
                  {words.drawQuestions}
                </Button>
              )}
              <span data-focus={`${key}:add`}>
                <Button icon={<Icon of={AddIcon} />} onPress={onAdd}>
                  {words.addQuestions}
                </Button>
              </span>
            </div>
          </div>
        </div>
      </FormPart>
    </li>
  );
}

function nameOf(part: BuilderPart, index: number, words: ExamBuilderMessages): string {
  return part.title.trim() || words.partNumber(index + 1);
}
