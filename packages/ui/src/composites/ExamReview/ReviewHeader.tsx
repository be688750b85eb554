import { Callout } from '../../components/Callout/Callout';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Language } from '../../messages/languages';
import type { ExamTime } from '../ExamPlayer/examTime';
import { formatPoints } from '../QuestionView/formatPoints';
import type { ExamReviewMessages } from './ExamReview.messages';
import * as css from './ReviewHeader.css';

export interface ReviewResult {
  /** From 0. */
  number: number;
  state: 'in_progress' | 'submitted' | 'marked';
  /** Epoch milliseconds. */
  submittedAt: number | null;
  submittedBy: 'student' | 'time' | null;
  /** Points so far, before the deduction. */
  score: number;
  /** Percentage deducted from this attempt. */
  deductionPercent: number;
  /** Points so far, after the deduction. */
  finalScore: number;
  /** Number of answers without a mark. */
  waitingQuestions: number;
}

interface ReviewHeaderProps {
  title: string;
  student: string | undefined;
  result: ReviewResult;
  totalScore: number;
  time: ExamTime;
  language: Language;
  words: ExamReviewMessages;
}

/** The result and how it was calculated. */
export function ReviewHeader({
  title,
  student,
  result,
  totalScore,
  time,
  language,
  words,
}: ReviewHeaderProps) {
  const points = (value: number) => formatPoints(value, language);
  const attempt = result.number + 1;
  const waits = result.waitingQuestions > 0;
  const submitted = result.submittedBy === 'time' ? words.submittedByTime : words.submittedByStudent;
  return (
    <header className={css.header}>
      <div className={css.what}>
        {student !== undefined && <Text weight="semibold">{student}</Text>}
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" size="small">
          {words.attempt(attempt)}
          {result.submittedAt !== null && ` · ${submitted(time.day(result.submittedAt))}`}
        </Text>
      </div>
      <div className={css.score}>
        <span className={css.label}>{waits ? words.scoreSoFar : words.finalScore}</span>
        <span className={css.number}>
          <span aria-hidden="true">
            {points(result.finalScore)}
            <span className={css.of}>/{points(totalScore)}</span>
          </span>
          <span className={visuallyHidden}>
            {words.scoreWords(points(result.finalScore), points(totalScore))}
          </span>
        </span>
        {result.deductionPercent > 0 && (
          <span className={css.sum}>
            {words.arithmetic(
              attempt,
              points(result.score),
              points(result.deductionPercent),
              points(result.finalScore),
            )}
          </span>
        )}
      </div>
      {waits && (
        <div className={css.note}>
          <Callout tone="waiting">{words.waiting(result.waitingQuestions)}</Callout>
        </div>
      )}
    </header>
  );
}
