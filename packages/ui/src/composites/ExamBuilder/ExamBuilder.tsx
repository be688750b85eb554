import { useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Text } from '../../components/Text/Text';
import { AddIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { useMessages } from '../../messages/useMessages';
import { BuilderPartCard } from './BuilderPartCard';
import * as css from './ExamBuilder.css';
import { examBuilderMessages, type ExamBuilderMessages } from './ExamBuilder.messages';
import { changePart, missingOf, moved, sumOfExam, type BuilderPart, type ExamParts } from './examParts';
import { SumLine } from './SumLine';
import { useKeptFocus } from './useKeptFocus';

export type { BuilderEntry, BuilderPart, BuilderQuestion, ExamParts } from './examParts';

export interface ExamBuilderProps {
  value: ExamParts;
  onChange: (value: ExamParts) => void;
  /** Opens what questions are chosen in; the caller adds the chosen ones to the part. */
  onAddQuestions: (partKey: string) => void;
  /** What the parts must add up to. */
  total?: number | undefined;
  /** What is wrong, by path: 'parts', 'parts.0.title', 'parts.0.questions.2.score'. */
  errors?: Readonly<Record<string, string>> | undefined;
  messages?: Partial<ExamBuilderMessages> | undefined;
}

/** The parts of an exam with their questions and points, and running sums that say what is missing. */
export function ExamBuilder({
  value,
  onChange,
  onAddQuestions,
  total = 100,
  errors = {},
  messages,
}: ExamBuilderProps) {
  const words = useMessages(examBuilderMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, say] = useState('');

  const add = () => {
    const missing = missingOf(sumOfExam(value), total);
    const part = newPart(words.newPart(value.length + 1), missing > 0 ? missing : null);
    keepFocus(`${part.key}:add`);
    onChange([...value, part]);
  };
  const move = ({ key }: BuilderPart, index: number, by: 1 | -1) => {
    keepFocus(`${key}:${by < 0 ? 'up' : 'down'}`, `${key}:${by < 0 ? 'down' : 'up'}`);
    say(words.movedTo(index + by + 1, value.length));
    onChange(moved(value, index, by));
  };
  const remove = (index: number) => {
    const next = value[index + 1] ?? value[index - 1];
    keepFocus(next ? `${next.key}:remove` : 'exam:add');
    say(words.removed);
    onChange(value.toSpliced(index, 1));
  };

  return (
    <div ref={root}>
      <Stack gap="m">
        <ol className={css.parts} aria-label={words.parts}>
          {value.map((part, index) => (
            <BuilderPartCard
              key={part.key}
              part={part}
              place={{ index, of: value.length }}
              before={value.slice(0, index).reduce((count, { questions }) => count + questions.length, 0)}
              words={words}
              errorAt={(path) => errors[`parts.${index}.${path}`]}
              onChange={(changed) => onChange(changePart(value, part.key, changed))}
              onAdd={() => onAddQuestions(part.key)}
              onMove={(by) => move(part, index, by)}
              onRemove={() => remove(index)}
              onFocus={keepFocus}
              onSay={say}
            />
          ))}
        </ol>
        {errors['parts'] !== undefined && <Text tone="danger">{errors['parts']}</Text>}
        <Inline justify="between" gap="s">
          <SumLine words={words} text={words.examSum} sum={sumOfExam(value)} target={total} />
          <span data-focus="exam:add">
            <Button icon={<Icon of={AddIcon} />} onPress={add}>
              {words.addPart}
            </Button>
          </span>
        </Inline>
      </Stack>
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
    </div>
  );
}

function newPart(title: string, score: number | null): BuilderPart {
  return { key: crypto.randomUUID(), title, score, questions: [] };
}
