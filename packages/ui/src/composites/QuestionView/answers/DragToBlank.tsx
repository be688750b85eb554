import { Figured, inWords } from '../Figured';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { visuallyHidden } from '../../../css/visuallyHidden.css';
import { AnswerFooter } from '../AnswerFooter';
import { answer as answerGrid, hint } from '../field.css';
import { BlankTitle } from '../QuestionTitle';
import type { AnswerProps } from '../renderer';
import { useOuterValue } from '../useOuterValue';
import { usePointerDrag, type DragPoint } from '../../../private/usePointerDrag';
import { putWord, takeWord, wordsLeft } from '../wordPlaces';
import * as css from './DragToBlank.css';

const isKeyboard = (event: MouseEvent) => event.detail === 0;

function blankAt({ x, y }: DragPoint, root: HTMLElement | null): string | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  return slot && root?.contains(slot) ? (slot.dataset['slot'] ?? null) : null;
}

/** Words go into blanks by dragging, or by pressing a word and then a blank, also by keyboard. */
export function DragToBlank({
  question,
  content,
  words: messages,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'drag_to_blank'>) {
  const root = useRef<HTMLFieldSetElement>(null);
  const ghost = useRef<HTMLSpanElement>(null);
  const [answer, setAnswer] = useOuterValue(value, onChange);
  const [chosen, setChosen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [news, setNews] = useState('');

  const places = answer?.blanks ?? {};
  const left = wordsLeft(content.words, places);
  const textOf = (word: string) =>
    inWords(content.words.find((other) => other.id === word)?.text ?? '', content.figures);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  function change(blanks: Record<string, string>, text: string) {
    setAnswer({ type: 'drag_to_blank', blanks });
    setChosen(null);
    setNews(text);
  }

  function put(blank: string, word: string) {
    change(putWord(places, blank, word), messages.wordPut(textOf(word), blank));
  }

  function pressWord(word: string, event: MouseEvent) {
    const off = chosen === word;
    setChosen(off ? null : word);
    setNews(off ? messages.wordLeft : messages.wordChosen(textOf(word)));
    if (off || !isKeyboard(event)) return;
    const empty = content.blanks.find((blank) => !places[blank]) ?? content.blanks[0];
    if (empty) find(`[data-slot="${CSS.escape(empty)}"]`)?.focus();
  }

  function pressBlank(blank: string, event: MouseEvent) {
    const word = places[blank];
    if (chosen !== null) {
      put(blank, chosen);
      const next = left.find((other) => other.id !== chosen);
      if (isKeyboard(event) && next) find(`[data-word="${CSS.escape(next.id)}"]`)?.focus();
    } else if (word) change(takeWord(places, blank), messages.wordBack(textOf(word)));
  }

  function keyInBlank(event: KeyboardEvent<HTMLElement>, blank: string) {
    if (event.key === 'Escape' && chosen !== null) {
      event.stopPropagation();
      find(`[data-word="${CSS.escape(chosen)}"]`)?.focus();
      setChosen(null);
      setNews(messages.wordLeft);
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const next = content.blanks[content.blanks.indexOf(blank) + step];
    if (next === undefined) return;
    event.preventDefault();
    find(`[data-slot="${CSS.escape(next)}"]`)?.focus();
  }

  function follow({ x, y }: DragPoint) {
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  const drag = usePointerDrag({
    onStart(word) {
      setDragged(word);
      setChosen(null);
    },
    onMove(point) {
      follow(point);
      setOver(blankAt(point, root.current));
    },
    onDrop(point) {
      const blank = blankAt(point, root.current);
      const from = Object.keys(places).find((other) => places[other] === dragged);
      if (dragged !== null && blank !== null) put(blank, dragged);
      else if (dragged !== null && from !== undefined)
        change(takeWord(places, from), messages.wordBack(textOf(dragged)));
      setDragged(null);
      setOver(null);
    },
    onCancel() {
      setDragged(null);
      setOver(null);
    },
  });

  return (
    <fieldset ref={root} disabled={readOnly} className={answerGrid} aria-labelledby={titleId} {...drag}>
      <BlankTitle id={titleId} text={question.title} blanks={content.blanks}>
        {(blank) => {
          const word = places[blank];
          return (
            <button
              type="button"
              className={css.slot}
              data-slot={blank}
              data-drag={word}
              data-over={over === blank || undefined}
              data-filled={word !== undefined || undefined}
              data-target={chosen !== null || undefined}
              aria-label={
                word === undefined ? messages.emptyBlank(blank) : messages.filledBlank(blank, textOf(word))
              }
              onClick={(event) => pressBlank(blank, event)}
              onKeyDown={(event) => keyInBlank(event, blank)}
            >
              {word === undefined ? blank : textOf(word)}
            </button>
          );
        }}
      </BlankTitle>
      <p className={hint}>{messages.dragHint}</p>
      <ul aria-label={messages.words} className={css.bank}>
        {left.map((word) => (
          <li key={word.id}>
            <button
              type="button"
              className={css.word}
              data-word={word.id}
              data-drag={word.id}
              data-dragged={dragged === word.id || undefined}
              aria-pressed={chosen === word.id}
              onClick={(event) => pressWord(word.id, event)}
            >
              <Figured text={word.text} />
            </button>
          </li>
        ))}
        {left.length === 0 && <li className={css.none}>{messages.wordsUsedUp}</li>}
      </ul>
      <span ref={ghost} className={css.ghost} aria-hidden="true" hidden={dragged === null}>
        {dragged === null ? '' : textOf(dragged)}
      </span>
      <output className={visuallyHidden}>{news}</output>
      <AnswerFooter
        clear={{
          label: messages.clearChoice,
          shown: Object.keys(places).length > 0,
          onPress: () => {
            change({}, messages.cleared);
            find('[data-slot]')?.focus();
          },
        }}
        status={status}
      />
    </fieldset>
  );
}
