import { Figured, inWords } from '../Figured';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, Check, GripVertical } from 'lucide-react';
import { visuallyHidden } from '../../../css/visuallyHidden.css';
import { AnswerFooter } from '../AnswerFooter';
import { answer as answerGrid, hint } from '../field.css';
import { fullOrder, moveTo } from '../order';
import { QuestionTitle } from '../QuestionTitle';
import type { AnswerProps } from '../renderer';
import { useOuterValue } from '../useOuterValue';
import { usePointerDrag } from '../../../private/usePointerDrag';
import * as css from './OrderClauses.css';

type Held = { id: string; by: 'keys' | 'pointer' };

/** Clauses are put in order by dragging, by buttons, and by keys (Space lifts, arrows move, Space drops). */
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
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string | null>(null);
  const [answer, setAnswer] = useOuterValue(value, onChange);
  const [trial, setTrial] = useState<string[] | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [news, setNews] = useState('');

  const all = content.clauses.map((clause) => clause.id);
  const answered = answer !== null && answer.order.length > 0;
  const order = trial ?? fullOrder(answer?.order ?? [], all);
  const textOf = (id: string) =>
    inWords(content.clauses.find((clause) => clause.id === id)?.text ?? '', content.figures);

  // A moved element loses the focus when React reorders the list.
  useLayoutEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  function keep(next: string[]) {
    setTrial(null);
    setHeld(null);
    setAnswer({ type: 'order_clauses', order: next });
  }

  function focusFirst() {
    list.current?.querySelector<HTMLElement>('[data-control="handle"]')?.focus();
  }

  function step(id: string, by: -1 | 1, control: string) {
    const place = order.indexOf(id) + by;
    if (place < 0 || place >= order.length) return;
    refocus.current = `[data-clause="${CSS.escape(id)}"] [data-control="${control}"]`;
    const next = moveTo(order, id, place);
    setNews(messages.moved(textOf(id), place + 1, order.length));
    if (held?.by === 'keys') setTrial(next);
    else keep(next);
  }

  function drop(text: string) {
    if (!held) return;
    setNews(text);
    keep(order);
  }

  function cancel() {
    if (!held) return;
    refocus.current = `[data-clause="${CSS.escape(held.id)}"] [data-control="handle"]`;
    setTrial(null);
    setHeld(null);
    setNews(messages.moveCancelled(textOf(held.id)));
  }

  function keyOnHandle(event: KeyboardEvent<HTMLElement>, id: string) {
    const lifted = held?.id === id && held.by === 'keys';
    const place = order.indexOf(id) + 1;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) return drop(messages.dropped(textOf(id), place, order.length));
      setHeld({ id, by: 'keys' });
      setTrial(order);
      setNews(messages.grabbed(textOf(id), place, order.length));
    } else if (lifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      step(id, event.key === 'ArrowUp' ? -1 : 1, 'handle');
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
  }

  const drag = usePointerDrag({
    onStart(id) {
      setHeld({ id, by: 'pointer' });
      setTrial(order);
    },
    onMove({ y }) {
      if (!held || !list.current) return;
      const above = [...list.current.querySelectorAll<HTMLElement>('[data-clause]')].filter((item) => {
        const box = item.getBoundingClientRect();
        return item.dataset['clause'] !== held.id && box.top + box.height / 2 < y;
      }).length;
      if (order.indexOf(held.id) !== above) setTrial(moveTo(order, held.id, above));
    },
    onDrop: () => held && drop(messages.dropped(textOf(held.id), order.indexOf(held.id) + 1, order.length)),
    onCancel: cancel,
  });

  return (
    <fieldset disabled={readOnly} className={answerGrid} aria-labelledby={titleId}>
      <QuestionTitle id={titleId} text={question.title} />
      <p className={hint}>{messages.orderHint}</p>
      <ol ref={list} className={css.list} aria-label={messages.orderList} {...drag}>
        {order.map((id, index) => (
          <li
            key={id}
            className={css.item}
            data-clause={id}
            data-held={held?.id === id || undefined}
            data-answered={answered || undefined}
          >
            <button
              type="button"
              className={css.handle}
              data-drag={id}
              data-control="handle"
              aria-label={messages.handle(textOf(id))}
              aria-pressed={held?.id === id}
              onKeyDown={(event) => keyOnHandle(event, id)}
              onBlur={() => {
                if (held?.by === 'keys' && refocus.current === null)
                  drop(messages.dropped(textOf(id), index + 1, order.length));
              }}
            >
              <GripVertical size="1.25em" strokeWidth={1.75} aria-hidden="true" />
            </button>
            <span className={css.number}>{index + 1}.</span>
            <span className={css.text}>
              <Figured text={content.clauses.find((clause) => clause.id === id)?.text ?? ''} />
            </span>
            <span className={css.buttons}>
              <button
                type="button"
                className={css.move}
                data-control="up"
                aria-label={messages.moveUp(textOf(id))}
                aria-disabled={index === 0 || undefined}
                onClick={() => step(id, -1, 'up')}
              >
                <ArrowUp size="1.25em" strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={css.move}
                data-control="down"
                aria-label={messages.moveDown(textOf(id))}
                aria-disabled={index === order.length - 1 || undefined}
                onClick={() => step(id, 1, 'down')}
              >
                <ArrowDown size="1.25em" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <output className={visuallyHidden}>{news}</output>
      <AnswerFooter
        clear={{
          label: messages.clearAnswer,
          shown: answered,
          onPress: () => {
            setNews(messages.cleared);
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
