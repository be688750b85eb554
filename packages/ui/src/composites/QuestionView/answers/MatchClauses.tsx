import { Figured, inWords } from '../Figured';
import { useState } from 'react';
import type { AnswerOf } from '../answer';
import { AnswerFooter } from '../AnswerFooter';
import { classes } from '../../../private/classes';
import { answer as answerGrid, hint, select } from '../field.css';
import * as css from './MatchClauses.css';
import { optionLabel } from '../optionLabel';
import { QuestionTitle } from '../QuestionTitle';
import type { AnswerProps } from '../renderer';
import { useNativeAnswer } from '../useNativeAnswer';

function selects(root: HTMLElement) {
  return root.querySelectorAll<HTMLSelectElement>('select');
}

function readPairs(root: HTMLElement): AnswerOf<'match_clauses'> {
  const pairs: Record<string, string> = {};
  for (const field of selects(root)) {
    const left = field.dataset['left'];
    if (left && field.value !== '') pairs[left] = field.value;
  }
  return { type: 'match_clauses', pairs };
}

/**
 * Each left clause has a native select of the right ones; they are shown in full beside it, since a closed
 * select truncates long text.
 */
export function MatchClauses({
  question,
  content,
  words,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'match_clauses'>) {
  const [first] = useState<Record<string, string>>(value?.pairs ?? {});
  const { root, report, clear } = useNativeAnswer(value, onChange, readPairs, (element, answer) => {
    for (const field of selects(element)) field.value = answer?.pairs[field.dataset['left'] ?? ''] ?? '';
  });
  const rights = content.right.map((right, index) => ({ ...right, label: optionLabel('A', index) }));
  return (
    <div ref={root} onChange={report}>
      <QuestionTitle id={titleId} text={question.title} />
      <fieldset disabled={readOnly} className={answerGrid} aria-labelledby={titleId}>
        <p className={hint}>{words.matchHint}</p>
        <div className={css.frame}>
          <div className={css.columns}>
            <ol className={css.lefts}>
              {content.left.map((left, index) => (
                <li key={left.id} className={css.left}>
                  <span className={css.clause}>
                    <span className={css.label}>{index + 1}.</span>
                    <span className={css.text}>
                      <Figured text={left.text} />
                    </span>
                  </span>
                  <select
                    className={classes(select, css.select)}
                    data-left={left.id}
                    defaultValue={first[left.id] ?? ''}
                    aria-label={words.matchFor(left.text)}
                  >
                    <option value="">{words.chooseFromList}</option>
                    {rights.map((right) => (
                      <option key={right.id} value={right.id}>
                        {right.label} {inWords(right.text, content.figures)}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ol>
            <ul className={css.rights} aria-label={words.matchList}>
              {rights.map((right) => (
                <li key={right.id} className={css.clause}>
                  <span className={css.label}>{right.label}</span>
                  <span className={css.text}>
                    <Figured text={right.text} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <AnswerFooter clear={{ label: words.clearChoice, onPress: clear }} status={status} />
      </fieldset>
    </div>
  );
}
