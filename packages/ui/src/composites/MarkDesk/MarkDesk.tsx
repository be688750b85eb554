import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Kbd } from '../../components/Kbd/Kbd';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { media } from '../../css/media';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { useMedia } from '../../private/useMedia';
import { readMark } from '../ExamReview/markText';
import type { AnswerValue } from '../QuestionView/answer';
import { formatPoints } from '../QuestionView/formatPoints';
import type { Question, QuestionKey } from '../QuestionView/question';
import { QuestionView } from '../QuestionView/QuestionView';
import type { CriterionMark } from '../QuestionView/rubric/rubric';
import { withoutRubric } from '../QuestionView/rubric/withoutRubric';
import { RubricFields } from '../QuestionView/rubric/RubricFields';
import { RubricSum } from '../QuestionView/rubric/RubricSum';
import * as css from './MarkDesk.css';
import { markDeskMessages, type MarkDeskMessages } from './MarkDesk.messages';
import type { MarkKey } from './MarkKey';
import { useDeskKeys } from './useDeskKeys';
import { useRubricKeys } from './useRubricKeys';

export type { MarkDeskMessages } from './MarkDesk.messages';
export type { MarkKey } from './MarkKey';

/** An answer that waits for a mark. */
export interface DeskAnswer {
  /** Changes with the answer on the desk. */
  id: string;
  /** Whose it is; a code when names are hidden. */
  name: string;
  examTitle: string;
  /** The number of the attempt, from 0. */
  attempt: number;
  question: Question;
  key: QuestionKey;
  answer: AnswerValue | null;
}

export interface MarkDeskProps {
  answer: DeskAnswer;
  /** The keys that mark it, from 0 to full points. */
  keys: readonly MarkKey[];
  /** The mark that it has; undefined while it has none. */
  given?: number | undefined;
  comment: string;
  onComment: (text: string) => void;
  /** The levels of a question with a rubric; what they are worth together is its mark. */
  levels?:
    | {
        marks: readonly CriterionMark[];
        onChange: (marks: CriterionMark[]) => void;
        /** What they are worth; null while one is missing. */
        score: number | null;
      }
    | undefined;
  /** Called once for each mark; the caller puts the next answer on the desk. */
  onMark: (score: number) => void;
  /** Undefined at the first answer. */
  onPrevious?: (() => void) | undefined;
  onSkip: () => void;
  /** How many answers are left, without this one's mark. */
  left: number;
  /** Where the marks are saved: a text, or what failed and what to do. */
  status: ReactNode;
  /** Above the answer: that somebody else has marked it. */
  notice?: ReactNode;
  messages?: Partial<MarkDeskMessages> | undefined;
}

/** Marks answers one after the other, each with one key, and shows the next without waiting. */
export function MarkDesk(props: MarkDeskProps) {
  const { answer, keys, given, comment, left, notice, onComment, onMark, onPrevious, onSkip } = props;
  const words = useMessages(markDeskMessages, props.messages);
  const language = useLanguage();
  const legendId = useId();
  const touch = useMedia(media.touch);
  const hint = (key: string) => !touch && <Kbd keys={[key]} />;
  const desk = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const otherField = useRef<HTMLInputElement>(null);
  const [other, setOther] = useState({ of: answer.id, text: '', wrong: false });
  const [said, setSaid] = useState('');
  const typed = other.of === answer.id ? other : { of: answer.id, text: '', wrong: false };
  const max = formatPoints(answer.question.score, language);
  const count = String(left);

  // The keys are at hand, and the next answer begins at its top; the first one is below the heading of its page.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = answer.id;
    if (before === answer.id || (before === undefined && isInUse(document.activeElement))) return;
    desk.current?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: 0 });
    if (before !== undefined) showTop(desk.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer anew
  }, [answer.id]);

  const give = (score: number) => {
    setSaid(
      words.announced(
        formatPoints(score, language),
        String(Math.max(0, given === undefined ? left - 1 : left)),
      ),
    );
    onMark(score);
  };
  const giveOther = () => {
    const score = readMark(typed.text, answer.question.score);
    if (score === null) setOther({ ...typed, wrong: true });
    else give(score);
  };
  const rubric = 'rubric' in answer.key ? answer.key.rubric : undefined;
  const byRubric = useRubricKeys({ desk, of: answer.id, rubric, levels: props.levels, onMark: give });
  const onKeyDown = useDeskKeys(desk, {
    ...(byRubric?.keys ?? {
      ...Object.fromEntries(keys.map(({ key, score }) => [key, () => give(score)])),
      p: () => otherField.current?.focus(),
    }),
    c: () => commentField.current?.focus(),
    arrowleft: onPrevious,
    arrowright: onSkip,
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- single keys work only while the focus is here
    <section ref={desk} tabIndex={-1} aria-label={words.desk} className={css.desk} onKeyDown={onKeyDown}>
      <div className={css.sheet}>
        <div className={css.who}>
          <span className={css.name}>{answer.name}</span>
          <span className={css.muted}>{words.of(answer.examTitle, answer.attempt + 1)}</span>
        </div>
        {notice}
        <QuestionView
          key={answer.id}
          question={answer.question}
          value={answer.answer}
          review={{ key: withoutRubric(answer.key), score: given ?? null }}
          headingLevel={2}
          messages={{ yourAnswer: words.studentAnswer }}
        />
      </div>
      <div ref={panel} data-panel className={css.panel}>
        <p className={css.muted}>{words.left(count)}</p>
        {rubric && props.levels && (
          <RubricFields
            key={answer.id}
            rubric={rubric}
            marks={props.levels.marks}
            onChange={props.levels.onChange}
            current={byRubric?.current}
            refused={byRubric?.refused}
            dense
          />
        )}
        <TextArea
          ref={commentField}
          label={words.comment}
          description={words.commentHint}
          rows={2}
          maxLength={2000}
          value={comment}
          onChange={onComment}
        />
        {rubric && props.levels && (
          <div className={css.give} data-foot="">
            <RubricSum
              rubric={rubric}
              marks={props.levels.marks}
              score={props.levels.score}
              max={answer.question.score}
            />
            <Button variant="primary" iconEnd={hint('Enter')} onPress={byRubric?.onGive}>
              {words.give}
            </Button>
          </div>
        )}
        {!rubric && (
          <div role="group" aria-labelledby={legendId} className={css.sheet}>
            <p id={legendId}>{words.marks(max)}</p>
            <div className={css.keys}>
              {keys.map(({ key, score }) => (
                <Button
                  key={key}
                  variant={given === score ? 'primary' : 'secondary'}
                  iconEnd={hint(key.toUpperCase())}
                  onPress={() => give(score)}
                >
                  {formatPoints(score, language)}
                </Button>
              ))}
            </div>
            <form
              noValidate
              className={css.other}
              onSubmit={(event) => {
                event.preventDefault();
                giveOther();
              }}
            >
              <div className={css.grow}>
                <TextField
                  ref={otherField}
                  label={words.other}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed.text}
                  error={typed.wrong ? words.otherWrong(max) : undefined}
                  onChange={(text) => setOther({ of: answer.id, text, wrong: false })}
                />
              </div>
              <Button type="submit">{words.give}</Button>
            </form>
          </div>
        )}
        {given !== undefined && <p className={css.muted}>{words.given(formatPoints(given, language))}</p>}
        <output className={css.muted}>{said}</output>
        <div className={css.muted}>{props.status}</div>
        <div className={css.foot}>
          <Button variant="neutral" disabled={!onPrevious} onPress={() => onPrevious?.()}>
            {words.previous}
          </Button>
          <Button variant="neutral" onPress={onSkip}>
            {words.skip}
          </Button>
        </div>
        <Legend words={words} byRubric={rubric !== undefined} />
      </div>
    </section>
  );
}

/** Scrolls to the top of the desk, unless it is in sight already. */
function showTop(desk: HTMLElement | null) {
  const top = desk?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) desk?.scrollIntoView({ block: 'start' });
}

/** A control that somebody works with by keyboard, or in a panel, keeps the focus, such as the filter that brought this answer. */
function isInUse(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return (
    element.closest('[role="dialog"]') !== null ||
    (element.tabIndex >= 0 && element.matches(':focus-visible'))
  );
}

function Legend({ words, byRubric }: { words: MarkDeskMessages; byRubric: boolean }) {
  const lines = [
    ...(byRubric
      ? ([
          ['1–9', words.keyLevel],
          ['↑ ↓', words.keyCriterion],
          ['N', words.keyNote],
          ['Enter', words.keyMark],
        ] as const)
      : ([
          ['0–9', words.keyMark],
          ['P', words.keyOther],
        ] as const)),
    ['C', words.keyComment],
    ['←', words.keyBack],
    ['→', words.keySkip],
    ['Esc', words.keyLeave],
  ] as const;
  return (
    <div role="group" aria-label={words.keys} className={css.legend}>
      {lines.map(([key, text]) => [
        <Kbd key={`${key} key`} keys={[key]} />,
        <span key={key} className={css.muted}>
          {text}
        </span>,
      ])}
    </div>
  );
}
