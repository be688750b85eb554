import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { AddIcon, UndoIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { useMessages } from '../../messages/useMessages';
import { GroupError } from '../../private/field/GroupError';
import { BuilderPartCard } from './BuilderPartCard';
import * as css from './ExamBuilder.css';
import { examBuilderMessages, type ExamBuilderMessages } from './ExamBuilder.messages';
import { missingOf, newPart, splitOverParts, sumOfExam, type ExamParts } from './examParts';
import { SumLine } from './SumLine';
import { useEdit } from './useEdit';

export { splitEvenly } from './examParts';
export type { BuilderEntry, BuilderPart, BuilderQuestion, ExamParts } from './examParts';

export interface ExamBuilderProps {
  value: ExamParts;
  onChange: (value: ExamParts) => void;
  /** Opens the question picker; the caller adds the selected questions to the part. */
  onAddQuestions: (partKey: string) => void;
  /** Opens what draws questions at random; without it there is no button for it. */
  onDrawQuestions?: ((partKey: string) => void) | undefined;
  /** Draws another question in the place of one. */
  onReplaceQuestion?: ((id: string) => void) | undefined;
  /** Opens the editor of a question; without it, questions are not edited here. */
  onEditQuestion?: ((id: string) => void) | undefined;
  /** `false` for a survey, whose questions have no points. */
  scored?: boolean | undefined;
  /** The required sum of the parts. */
  total?: number | undefined;
  messages?: Partial<ExamBuilderMessages> | undefined;
}

/**
 * The parts of an exam with their questions and scores, and running sums with the missing points. Its fields show the errors of the
 * `Form` around it, by the paths 'parts', 'parts.0.title', 'parts.0.questions.2.score'.
 */
export function ExamBuilder({
  value,
  onChange,
  onAddQuestions,
  onDrawQuestions,
  onReplaceQuestion,
  onEditQuestion,
  scored = true,
  total = 100,
  messages,
}: ExamBuilderProps) {
  const words = useMessages(examBuilderMessages, messages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { edit, announcement, before } = useEdit(root, value, onChange);

  function add() {
    const missing = !scored ? 0 : missingOf(sumOfExam(value), total);
    const part = newPart(value, words.newPart(value.length + 1), missing > 0 ? missing : null);
    edit((parts) => [...parts, part], { focus: [`${part.key}:add`] });
  }

  return (
    <div ref={root}>
      <Stack gap="m">
        <ol className={css.parts} aria-label={words.parts}>
          {value.map((part, index) => (
            <BuilderPartCard
              key={part.key}
              parts={value}
              part={part}
              index={index}
              words={words}
              edit={edit}
              scored={scored}
              onAdd={() => onAddQuestions(part.key)}
              onDraw={onDrawQuestions && (() => onDrawQuestions(part.key))}
              onReplaceQuestion={onReplaceQuestion}
              onEditQuestion={onEditQuestion}
            />
          ))}
        </ol>
        <div className={css.group}>
          <GroupError id={`${id}-error`} names={['parts']} label={words.parts} />
          <div className={css.kind}>
            <span data-focus="exam:add">
              <Button icon={<Icon of={AddIcon} />} onPress={add}>
                {words.addPart}
              </Button>
            </span>
            {scored && value.length > 1 && (
              <Button
                variant="quiet"
                onPress={() => edit((parts) => splitOverParts(parts, total), { announce: words.split })}
              >
                {words.splitOverParts}
              </Button>
            )}
          </div>
        </div>
        {(scored || before) && (
          <div className={css.bar} data-foot="">
            {scored && <SumLine words={words} text={words.examSum} sum={sumOfExam(value)} target={total} />}
            {before && (
              <Button
                variant="quiet"
                size="small"
                icon={<Icon of={UndoIcon} />}
                onPress={() => edit(() => before, { focus: ['exam:add'], announce: words.restored })}
              >
                {words.undo}
              </Button>
            )}
          </div>
        )}
      </Stack>
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
}
