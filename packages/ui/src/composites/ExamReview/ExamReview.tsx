import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import type { BackTarget } from '../../private/BackLink';
import { Heading } from '../../components/Heading/Heading';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { useTimeZone } from '../../private/date/useTimeZone';
import { examTime } from '../ExamPlayer/examTime';
import type { AnswerValue } from '../QuestionView/answer';
import { formatPoints } from '../QuestionView/formatPoints';
import type { Question } from '../QuestionView/question';
import { questionMessages, type QuestionMessages } from '../QuestionView/QuestionView.messages';
import { QuestionView } from '../QuestionView/QuestionView';
import type { QuestionReview } from '../QuestionView/review';
import type { CriterionMark, Rubric } from '../QuestionView/rubric/rubric';
import { withoutRubric } from '../QuestionView/rubric/withoutRubric';
import { verdictOf } from '../QuestionView/verdict';
import * as css from './ExamReview.css';
import { examReviewMessages, type ExamReviewMessages } from './ExamReview.messages';
import { MarkForm, type Mark, type MarkDraft, type MarkSave } from './MarkForm';
import { ReviewHeader, type ReviewResult } from './ReviewHeader';
import { ReviewNavigator } from './ReviewNavigator';

export type { ExamReviewMessages } from './ExamReview.messages';
export type { Mark, MarkDraft, MarkSave } from './MarkForm';
export type { ReviewResult } from './ReviewHeader';

export interface ReviewedQuestion {
  question: Question;
  answer: AnswerValue | null;
  review: QuestionReview;
}

export interface ReviewedPart {
  title: string;
  /** Maximum score in points. */
  score: number;
  questions: ReviewedQuestion[];
}

export interface ExamReviewProps {
  title: string;
  /** Who took the exam, for others; without it the page tells the student that the exam is handed in. */
  student?: string | undefined;
  result: ReviewResult;
  /** The exam's score, 100 by default. */
  totalScore?: number | undefined;
  /** Empty if only the result is shown. */
  parts: ReviewedPart[];
  /** Present on the marking page: short and long answers get fields for a score and a comment. */
  marking?:
    | {
        onMark: (questionId: string, mark: Mark) => void;
        /** By question id. */
        saves: Readonly<Record<string, MarkSave>>;
        /** Unsaved input by question id; read when the review is first rendered. */
        drafts?: Readonly<Record<string, MarkDraft>> | undefined;
        /** What the levels of a rubric are worth together; null while one is missing. */
        rubricScore?: RubricScore | undefined;
        /** Called for each change in a mark's fields. */
        onDraft?: ((questionId: string, draft: MarkDraft) => void) | undefined;
        /** Shown beside a saved mark when no answer of the attempt waits any more: a link to the next attempt. */
        done?: ReactNode;
        /** The first answer to mark has the focus when the review is first rendered. */
        startAtWaiting?: boolean | undefined;
      }
    | undefined;
  /** Shown under the result: what is not shown yet, the next attempt. */
  notes?: ReactNode;
  /** The page or list that one came from, above the title. */
  back?: BackTarget | undefined;
  /** Shown under the header (next student). */
  actions?: ReactNode;
  messages?: Partial<ExamReviewMessages> | undefined;
  questionMessages?: Partial<QuestionMessages> | undefined;
}

type RubricScore = (rubric: Rubric, marks: readonly CriterionMark[], worth: number) => number | null;

const writtenTypes: string[] = ['short_answer', 'long_answer'];

/** A finished attempt with its result, answers, keys and marks; also the page where a teacher marks it. */
export function ExamReview({
  title,
  student,
  result,
  totalScore = 100,
  parts,
  marking,
  notes,
  back,
  actions,
  messages,
  questionMessages: givenQuestionMessages,
}: ExamReviewProps) {
  const words = useMessages(examReviewMessages, messages);
  const language = useLanguage();
  const time = examTime(language, useTimeZone());
  const root = useRef<HTMLDivElement>(null);
  const ofStudent = {
    yourAnswer: words.studentAnswer,
    yourChoice: words.studentChoice,
    ...givenQuestionMessages,
  };
  const shownMessages = marking || student !== undefined ? ofStudent : givenQuestionMessages;
  const questionWords = useMessages(questionMessages, shownMessages);
  const questions = parts.flatMap((part) =>
    part.questions.map(({ question, answer, review }) => ({
      id: question.id,
      number: question.number,
      verdict: verdictOf(question, answer, review),
    })),
  );
  const waiting = questions.filter((question) => question.verdict === 'waiting');
  const nextWaiting = waiting[0];
  const startsAt = marking?.startAtWaiting ? nextWaiting?.id : undefined;
  const started = useRef(false);

  const go = (id: string) => goTo(root.current, id);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (startsAt !== undefined) goTo(root.current, startsAt);
  }, [root, startsAt]);

  /** Below a saved mark: the next answer to mark, else what the caller says. */
  function after(number: number): ReactNode {
    const next = waiting.find((question) => question.number > number) ?? nextWaiting;
    if (!next) return marking?.done;
    return <Button onPress={() => go(next.id)}>{words.nextWaiting}</Button>;
  }

  return (
    <div ref={root} className={css.frame}>
      <div className={questions.length > 0 ? css.review : css.plain}>
        <div className={css.top}>
          <ReviewHeader
            back={back}
            title={title}
            student={student}
            result={result}
            totalScore={totalScore}
            time={time}
            language={language}
            words={words}
          />
          {notes}
          {(actions !== undefined || (marking && nextWaiting)) && (
            <div className={css.actions}>
              {marking && nextWaiting && (
                <Button variant="primary" onPress={() => go(nextWaiting.id)}>
                  {words.nextWaiting}
                </Button>
              )}
              {actions}
            </div>
          )}
        </div>
        {questions.length > 0 && (
          <div className={css.navigator}>
            <ReviewNavigator questions={questions} words={words} questionWords={questionWords} onGo={go} />
          </div>
        )}
        <div className={css.parts}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts have no id and never move
            <section key={index} className={css.part}>
              <Heading level={2}>{words.part(part.title, formatPoints(part.score, language))}</Heading>
              {part.questions.map(({ question, answer, review }) => (
                <div key={question.id} data-question={question.id} className={css.question}>
                  {marking && writtenTypes.includes(question.content.type) ? (
                    <div className={css.marked}>
                      <QuestionView
                        question={question}
                        value={answer}
                        review={withoutComment(review)}
                        messages={shownMessages}
                      />
                      <MarkForm
                        question={question}
                        given={{
                          score: review.score ?? null,
                          comment: review.comment ?? '',
                          rubric: levelsOf(review),
                        }}
                        rubric={rubricFor(question, review, marking.rubricScore)}
                        draft={marking.drafts?.[question.id]}
                        save={marking.saves[question.id]}
                        time={time}
                        language={language}
                        words={words}
                        onMark={(mark) => marking.onMark(question.id, mark)}
                        onDraft={(draft) => marking.onDraft?.(question.id, draft)}
                        next={after(question.number)}
                      />
                    </div>
                  ) : (
                    <QuestionView
                      question={question}
                      value={answer}
                      review={review}
                      messages={shownMessages}
                    />
                  )}
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * Moves to a question, its answer in sight: to the first field of its mark while marking, to its heading where that field
 * is below the window and otherwise.
 */
function goTo(root: HTMLElement | null, id: string): void {
  const place = root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block: 'start' });
  const field = place?.querySelector<HTMLElement>('form input');
  const isInSight = field && field.getBoundingClientRect().bottom <= window.innerHeight;
  const target = isInSight ? field : place?.querySelector<HTMLElement>('[tabindex="-1"]');
  target?.focus({ preventScroll: true });
}

/** The comment and the levels are shown in their fields instead. */
function withoutComment(review: QuestionReview): QuestionReview {
  return { ...review, key: review.key && withoutRubric(review.key), criteria: [], comment: null };
}

const levelsOf = ({ criteria = [] }: QuestionReview): CriterionMark[] =>
  criteria.map(({ criterion_id, level_id, comment = '' }) => ({ criterion_id, level_id, comment }));

function rubricFor({ score }: Question, { key }: QuestionReview, scoreOf: RubricScore | undefined) {
  const criteria = key && 'rubric' in key ? key.rubric : undefined;
  if (!criteria || !scoreOf) return undefined;
  return { criteria, scoreOf: (marks: readonly CriterionMark[]) => scoreOf(criteria, marks, score) };
}
