import { flushSync } from 'react-dom';
import { startTransition, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { useTimeZone } from '../../private/date/useTimeZone';
import { useSlices } from '../../private/useSlices';
import { useStableCallback } from '../../private/useStableCallback';
import type { AnswerValue } from '../QuestionView/answer';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import { ExamDialog } from './ExamDialog';
import { ExamPager } from './ExamPager';
import * as css from './ExamPlayer.css';
import { examMessages, type ExamMessages } from './ExamPlayer.messages';
import { QuestionPage, type QuestionPageHandle } from './QuestionPage';
import type { ExamNotice, ExamPart, ExamPhase, ExamSave, QuestionState } from './examState';
import { examTime } from './examTime';
import { ExamStrip } from './ExamStrip';
import { Navigator } from './Navigator';
import { NoticeStack } from './NoticeStack';
import { pageOfQuestion, pagesOf } from './pages';
import { PlayerContext } from './PlayerContext';
import { SubmitDialog } from './SubmitDialog';
import { scrollToQuestion } from './scrollToQuestion';
import { SheetContext, useAnswerSheet } from './useAnswerSheet';

export type { AnswerValue } from '../QuestionView/answer';
export type { ExamMessages } from './ExamPlayer.messages';
export type {
  Connection,
  ExamNotice,
  ExamPart,
  ExamPhase,
  ExamSave,
  QuestionSave,
  QuestionState,
} from './examState';

export interface ExamPlayerProps {
  title: string;
  /** Keep its identity while nothing in it changes. */
  parts: ExamPart[];
  /** Questions per page; 0 puts all on one page. */
  questionsPerPage: number;
  /**
   * By question id. A question without an entry is unanswered and not flagged. Keep the identity of unchanged
   * entries.
   */
  states: Readonly<Record<string, QuestionState>>;
  save: ExamSave;
  /** Server time in epoch milliseconds. */
  deadline: number;
  /** Current server time in epoch milliseconds; it must not depend on the client's clock. */
  now: () => number;
  /** The initial page, from 1. */
  initialPage?: number | undefined;
  phase?: ExamPhase | undefined;
  /** Why the last submission was refused, in the user's language. */
  submitRefusal?: string | null | undefined;
  notices?: ExamNotice[] | undefined;
  /** In the top bar before the submit button (leave, language). On a phone a button with an icon shows only the icon. */
  actions?: ReactNode;
  /** Called once per change, in the event that made it. */
  onAnswer: (questionId: string, answer: AnswerValue) => void;
  onFlag: (questionId: string, flagged: boolean) => void;
  /** From 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Called after the user has confirmed. */
  onSubmit: () => void;
  /** Called once when `now()` reaches `deadline`; again if the deadline was moved and is reached again. */
  onTimeUp: () => void;
  messages?: Partial<ExamMessages> | undefined;
  questionMessages?: Partial<QuestionMessages> | undefined;
}

const none: ExamNotice[] = [];

/** The page on which an exam is taken. It fills the window and scrolls inside; it never navigates by itself. */
export function ExamPlayer({
  title,
  parts,
  questionsPerPage,
  states,
  save,
  deadline,
  now,
  initialPage = 1,
  phase = 'answering',
  submitRefusal,
  notices = none,
  actions,
  onAnswer,
  onFlag,
  onPageChange,
  onSubmit,
  onTimeUp,
  messages,
  questionMessages,
}: ExamPlayerProps) {
  const shipped = useMessages(examMessages);
  const words = useMemo(() => ({ ...shipped, ...messages }), [shipped, messages]);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const environment = useMemo(
    () => ({ words, time: examTime(language, timeZone) }),
    [words, language, timeZone],
  );
  const sheet = useAnswerSheet(states, parts);
  const pages = useMemo(() => pagesOf(parts, questionsPerPage), [parts, questionsPerPage]);
  const numbers = useMemo(
    () => new Map(parts.flatMap((part) => part.questions.map((question) => [question.id, question.number]))),
    [parts],
  );
  // First the questions that are seen, then the navigator beside them.
  const { built: builtSides } = useSlices(2, 1);
  const [wantedPage, setWantedPage] = useState(initialPage);
  const page = Math.min(Math.max(1, wantedPage), pages.length);
  const [open, setOpen] = useState<'navigator' | 'submit' | null>(null);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const built = useRef<QuestionPageHandle>(null);
  const timeUp = endedAt === deadline;
  const readOnly = phase !== 'answering' || timeUp;

  // The caller's render can wait until the answer has been painted; the call itself does not.
  const answer = useStableCallback((id: string, value: AnswerValue) => {
    sheet.give(id, value);
    startTransition(() => onAnswer(id, value));
  });
  const flag = useStableCallback((id: string, flagged: boolean) => {
    sheet.flag(id, flagged);
    startTransition(() => onFlag(id, flagged));
  });

  function show(id: string) {
    const question = scroller.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
    if (question?.childElementCount === 0) built.current?.buildAll();
    if (question) scrollToQuestion(question);
    question?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  function turnTo(next: number, id: string | undefined) {
    flushSync(() => setWantedPage(next));
    if (id !== undefined) show(id);
    onPageChange?.(next);
  }

  const turn = useStableCallback((next: number) => turnTo(next, pages[next - 1]?.[0]?.questions[0]?.id));
  const goTo = useStableCallback((id: string) => {
    const next = pageOfQuestion(pages, id);
    flushSync(() => setOpen(null));
    if (next === page) show(id);
    else if (next > 0) turnTo(next, id);
  });
  const end = useStableCallback(() => {
    if (timeUp) return;
    setEndedAt(deadline);
    onTimeUp();
  });
  const openSubmit = useStableCallback(() => setOpen('submit'));
  const openNavigator = useStableCallback(() => setOpen('navigator'));
  const close = useStableCallback(() => setOpen(null));

  return (
    <PlayerContext value={environment}>
      <SheetContext value={sheet}>
        <div className={css.player} data-phase={timeUp ? 'over' : phase}>
          <ExamStrip
            title={title}
            save={save}
            phase={phase}
            timeUp={timeUp}
            deadline={deadline}
            now={now}
            actions={actions}
            onTimeUp={end}
            onSubmit={openSubmit}
          />
          <div className={css.area}>
            <NoticeStack notices={notices} numbers={numbers} questions={scroller} onGo={goTo} />
            <div ref={scroller} data-scroller="" className={css.scroller}>
              <div className={css.page}>
                <QuestionPage
                  key={page}
                  ref={built}
                  sections={pages[page - 1] ?? []}
                  readOnly={readOnly}
                  onAnswer={answer}
                  onFlag={flag}
                  messages={questionMessages}
                />
                {page === pages.length && (
                  <div className={css.end}>
                    <p>{words.end}</p>
                    <Button onPress={openSubmit} disabled={readOnly}>
                      {words.submit}
                    </Button>
                  </div>
                )}
              </div>
            </div>
          </div>
          <nav className={css.side} aria-label={words.navigator}>
            {builtSides > 1 && <Navigator parts={parts} onGo={goTo} />}
          </nav>
          <ExamPager
            page={page}
            pages={pages.length}
            total={numbers.size}
            onPage={turn}
            onOpenNavigator={openNavigator}
          />
          {open === 'navigator' && (
            <ExamDialog title={words.navigator} onClose={close}>
              <Navigator parts={parts} onGo={goTo} />
            </ExamDialog>
          )}
          {open === 'submit' && (
            <SubmitDialog
              parts={parts}
              save={save}
              submitting={phase === 'submitting'}
              refusal={submitRefusal}
              onGo={goTo}
              onSubmit={onSubmit}
              onClose={close}
            />
          )}
        </div>
      </SheetContext>
    </PlayerContext>
  );
}
