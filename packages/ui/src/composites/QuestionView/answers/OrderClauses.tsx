import { Check } from 'lucide-react';
import { visuallyHidden } from '../../../css/visuallyHidden.css';
import { ReorderItem } from '../../../private/reorder/ReorderItem';
import { list } from '../../../private/reorder/ReorderItem.css';
import { useReorder } from '../../../private/reorder/useReorder';
import { AnswerFooter } from '../AnswerFooter';
import { answer as answerGrid, hint } from '../field.css';
import { Figured, inWords } from '../Figured';
import { fullOrder } from '../order';
import { QuestionTitle } from '../QuestionTitle';
import type { AnswerProps } from '../renderer';
import { useOuterValue } from '../useOuterValue';
import * as css from './OrderClauses.css';

/** Clauses are put in order by dragging, by buttons, and by keys. */
export function OrderClauses({
  question,
  content,
  words: messages,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'order_clauses'>) {
  const [answer, setAnswer] = useOuterValue(value, onChange);
  const all = content.clauses.map((clause) => clause.id);
  const answered = answer !== null && answer.order.length > 0;
  const textOf = (id: string) => content.clauses.find((clause) => clause.id === id)?.text ?? '';

  const { order, news, announce, keep, focusFirst, listProps, itemProps } = useReorder({
    order: fullOrder(answer?.order ?? [], all),
    textOf: (id) => inWords(textOf(id), content.figures),
    words: messages,
    onReorder: (next) => setAnswer({ type: 'order_clauses', order: next }),
  });

  return (
    <fieldset disabled={readOnly} className={answerGrid} aria-labelledby={titleId}>
      <QuestionTitle id={titleId} text={question.title} />
      <p className={hint}>{messages.orderHint}</p>
      <ol className={list} aria-label={messages.orderList} {...listProps}>
        {order.map((id) => (
          <ReorderItem key={id} {...itemProps(id)} placed={answered}>
            <Figured text={textOf(id)} />
          </ReorderItem>
        ))}
      </ol>
      <output className={visuallyHidden}>{news}</output>
      <AnswerFooter
        clear={{
          label: messages.clearAnswer,
          shown: answered,
          onPress: () => {
            announce(messages.cleared);
            keep([]);
            focusFirst();
          },
        }}
        instead={
          !answered && (
            <span className={css.untouched}>
              {messages.orderUntouched}
              <button
                type="button"
                className={css.keep}
                onClick={() => {
                  keep(order);
                  focusFirst();
                }}
              >
                <Check size="1.125em" strokeWidth={1.75} aria-hidden="true" />
                {messages.keepOrder}
              </button>
            </span>
          )
        }
        status={status}
      />
    </fieldset>
  );
}
