import { useState, type KeyboardEvent } from 'react';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { fieldBox, problem, unit, weight, weightInput } from './nodeFields.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { ChapterExamNode } from './chapterNode';
import { readWeight } from './readWeight';
import type { Act } from './treeCommand';

interface WeightFieldProps {
  node: ChapterExamNode;
  id: string;
  act: Act;
  words: ChapterTreeMessages;
}

/**
 * A native field, because a course may have a hundred. It commits on blur or Enter, so that one number is one
 * undo step.
 */
export function WeightField({ node, id, act, words }: WeightFieldProps) {
  const language = useLanguage();
  const write = (value: number | null) =>
    value?.toLocaleString(locales[language], { useGrouping: false, maximumFractionDigits: 2 }) ?? '';
  const [known, setKnown] = useState(node.weight);
  const [text, setText] = useState(() => write(node.weight));
  if (node.weight !== known) {
    setKnown(node.weight);
    setText(write(node.weight));
  }
  const read = readWeight(text);

  function keep() {
    if (read === undefined || read === node.weight) return;
    act({ does: 'setWeight', id: node.id, weight: read });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') setText(write(node.weight));
    else return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.closest<HTMLElement>('[data-row]')?.focus();
  }

  return (
    <span className={weight}>
      <span className={fieldBox}>
        <input
          type="text"
          inputMode="decimal"
          className={weightInput}
          aria-label={words.weight(node.title)}
          aria-invalid={read === undefined || undefined}
          aria-describedby={read === undefined ? `${id}-weight` : undefined}
          autoComplete="off"
          maxLength={7}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true" className={unit}>
          %
        </span>
      </span>
      {read === undefined && (
        <span id={`${id}-weight`} role="alert" className={problem}>
          {words.badWeight}
        </span>
      )}
    </span>
  );
}
