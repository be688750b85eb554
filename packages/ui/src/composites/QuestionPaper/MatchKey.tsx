import { Figured } from '../QuestionView/Figured';
import { ArrowRight } from 'lucide-react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { QuestionTitle } from '../QuestionView/QuestionTitle';
import type { KeyProps } from './keyProps';
import * as css from './QuestionPaper.css';

/** Each left clause with the right one that fits. */
export function MatchKey({
  title,
  titleId,
  content,
  answerKey,
  words,
  questionWords,
}: KeyProps<'match_clauses'>) {
  const pairs = answerKey?.pairs ?? {};
  const textOf = (id: string | undefined) => content.right.find((right) => right.id === id)?.text ?? '';
  const spare = content.right.filter(({ id }) => !Object.values(pairs).includes(id));
  return (
    <>
      <div>
        <QuestionTitle id={titleId} text={title} />
        <ol className={css.list} aria-labelledby={titleId}>
          {content.left.map((left, index) => (
            <li key={left.id} className={css.pair}>
              <span className={css.side}>
                <span className={css.label}>{index + 1}.</span>
                <span className={css.text}>
                  <Figured text={left.text} />
                </span>
              </span>
              <span className={css.side}>
                <span className={css.arrow}>
                  <ArrowRight size="1em" strokeWidth={2} aria-hidden="true" />
                </span>
                <span className={visuallyHidden}>{questionWords.rightAnswer}:</span>
                <span className={css.text}>
                  <Figured text={textOf(pairs[left.id]) ?? ''} />
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      {spare.length > 0 && (
        <p className={css.note}>
          {words.spareClauses}: {spare.map(({ text }) => text).join('; ')}
        </p>
      )}
    </>
  );
}
