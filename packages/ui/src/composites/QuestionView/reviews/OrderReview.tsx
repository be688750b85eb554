import { Figured } from '../Figured';
import { QuestionTitle } from '../QuestionTitle';
import type { ReviewProps } from '../renderer';
import { PartMark } from './PartMark';
import * as css from './review.css';

export function OrderReview({
  question,
  content,
  value,
  answerKey,
  words,
  titleId,
}: ReviewProps<'order_clauses'>) {
  const textOf = (id: string) => content.clauses.find((clause) => clause.id === id)?.text ?? '';
  const order = value?.order ?? [];
  const right = answerKey?.order;
  const allRight = right !== undefined && right.every((id, index) => order[index] === id);
  return (
    <div className={css.block}>
      <QuestionTitle id={titleId} text={question.title} />
      {order.length === 0 && <p className={css.written}>{words.notAnswered}</p>}
      <ol className={css.list} aria-label={words.yourAnswer}>
        {order.map((id, index) => {
          const mark = right ? (right[index] === id ? 'right' : 'wrong') : undefined;
          return (
            <li key={id} className={css.line} data-mark={mark}>
              <span className={css.label}>{index + 1}.</span>
              <span className={css.text}>
                <Figured text={textOf(id)} />
              </span>
              {mark && <PartMark mark={mark} words={words} />}
            </li>
          );
        })}
      </ol>
      {right && !allRight && (
        <>
          <p className={css.note}>{words.rightOrder}</p>
          <ol className={css.list} aria-label={words.rightOrder}>
            {right.map((id, index) => (
              <li key={id} className={css.line} data-mark="key">
                <span className={css.label}>{index + 1}.</span>
                <span className={css.text}>
                  <Figured text={textOf(id)} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
