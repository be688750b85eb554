import { Figured } from '../Figured';
import { QuestionTitle } from '../QuestionTitle';
import type { ReviewProps } from '../renderer';
import { PartMark } from './PartMark';
import * as css from './review.css';

export function MatchReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'match_clauses'>) {
  const textOf = (right: string | undefined) => content.right.find((other) => other.id === right)?.text;
  return (
    <div>
      <QuestionTitle id={titleId} text={question.title} />
      <ol className={css.list} aria-labelledby={titleId}>
        {content.left.map((left, index) => {
          const chosen = value?.pairs[left.id];
          const key = answerKey?.pairs[left.id];
          const mark = answerKey ? (chosen === key ? 'right' : 'wrong') : undefined;
          return (
            <li key={left.id} className={css.line} data-mark={mark}>
              <span className={css.text}>
                {index + 1}. <Figured text={left.text} />
              </span>
              <span className={css.text}>
                → <Figured text={textOf(chosen) ?? words.notAnswered} />
              </span>
              {mark && <PartMark mark={mark} words={words} />}
              {mark === 'wrong' && (
                <span className={css.correction}>
                  <PartMark mark="key" words={words} /> <Figured text={textOf(key) ?? ''} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
