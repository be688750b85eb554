import { FiguresContext } from './Figured';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import type { AnswerValue } from './answer';
import { formatPoints } from './formatPoints';
import type { Question } from './question';
import * as css from './QuestionView.css';
import { questionMessages, type QuestionMessages } from './QuestionView.messages';
import { renderers } from './renderers';
import type { QuestionReview } from './review';
import { RubricResult } from './rubric/RubricResult';
import { verdictOf } from './verdict';
import { VerdictLine } from './VerdictLine';

export type { AnswerValue } from './answer';
export type {
  Choice,
  Figure,
  Numbering,
  Question,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from './question';
export type { QuestionMessages } from './QuestionView.messages';
export type { QuestionReview } from './review';
export type { Criterion, CriterionMark, MarkedCriterion, Rubric } from './rubric/rubric';

export interface QuestionViewProps {
  question: Question;
  /**
   * The answer to show. The inputs keep their own value: pass back what `onChange` reported, or leave it
   * unchanged; a value that differs from both was changed elsewhere and is shown (never during an IME
   * composition).
   */
  value: AnswerValue | null;
  /** Called once per change, in the event that made it. */
  onChange?: ((answer: AnswerValue) => void) | undefined;
  readOnly?: boolean | undefined;
  /** Shows key, correct and wrong parts, score and comment instead of the inputs. */
  review?: QuestionReview | undefined;
  /** Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shown beside the heading (a flag). */
  actions?: ReactNode;
  /** Shown below the answer (where it is saved). */
  status?: ReactNode;
  /** Shown below everything (fields of a marker). */
  children?: ReactNode;
  messages?: Partial<QuestionMessages> | undefined;
}

const correctedWords = {
  key: 'correctedKey',
  points: 'correctedPoints',
  everybody: 'correctedEverybody',
  nobody: 'correctedNobody',
} as const;

const none: [] = [];
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const nothing = () => {};

/** A question of an exam: to answer, to read, or to review with its key. */
export function QuestionView({
  question,
  value,
  onChange = nothing,
  readOnly = false,
  review,
  headingLevel = 3,
  actions,
  status,
  children,
  messages,
}: QuestionViewProps) {
  const words = useMessages(questionMessages, messages);
  const language = useLanguage();
  const id = useId();
  const titleId = `${id}title`;
  const Heading = headings[headingLevel];
  const { Answer, Review } = renderers[question.content.type];
  const shared = { question, content: question.content, words, language, titleId, value };
  const verdict = review && verdictOf(question, value, review);
  return (
    <section className={css.question} aria-labelledby={id} data-verdict={verdict}>
      <header className={css.header}>
        <Heading id={id} className={css.heading} tabIndex={-1}>
          {words.question(question.number)}
          {!review && (
            <span className={css.points}>{words.points(formatPoints(question.score, language))}</span>
          )}
        </Heading>
        {review && verdict && (
          <VerdictLine
            verdict={verdict}
            question={question}
            review={review}
            words={words}
            language={language}
          />
        )}
        {actions}
      </header>
      <FiguresContext value={question.content.figures ?? none}>
        {review ? (
          <Review {...shared} answerKey={review.key ?? null} review={review} />
        ) : (
          <Answer {...shared} onChange={onChange} readOnly={readOnly} status={status} />
        )}
      </FiguresContext>
      {review?.corrected && <p className={css.corrected}>{words[correctedWords[review.corrected]]}</p>}
      {review?.criteria && review.criteria.length > 0 && !hasRubric(review) && (
        <div className={css.criteria}>
          <RubricResult criteria={review.criteria} />
        </div>
      )}
      {review?.comment && (
        <div className={css.comment}>
          <p className={css.commentLabel}>
            {words.comment}
            {review.markedBy && ` · ${words.markedBy(review.markedBy)}`}
          </p>
          <p className={css.commentText}>{review.comment}</p>
        </div>
      )}
      {review && status}
      {children}
    </section>
  );
}

/** The key shows the chosen levels in the rubric itself. */
function hasRubric({ key }: QuestionReview): boolean {
  return key !== undefined && key !== null && 'rubric' in key && key.rubric !== undefined;
}
