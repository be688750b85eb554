import { Figured } from '../QuestionView/Figured';
import { QuestionTitle } from '../QuestionView/QuestionTitle';
import type { KeyProps } from './keyProps';
import * as css from './QuestionPaper.css';

/** The clauses in their right order. */
export function OrderKey({ title, titleId, content, answerKey, questionWords }: KeyProps<'order_clauses'>) {
  const order = answerKey?.order ?? content.clauses.map(({ id }) => id);
  return (
    <div>
      <QuestionTitle id={titleId} text={title} />
      <p className={css.note}>{questionWords.rightOrder}</p>
      <ol className={css.list} aria-label={questionWords.rightOrder}>
        {order.map((id, index) => (
          <li key={id} className={css.line}>
            <span className={css.label}>{index + 1}.</span>
            <span className={css.text}>
              <Figured text={content.clauses.find((clause) => clause.id === id)?.text ?? ''} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
