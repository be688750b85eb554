import { Callout } from '../../components/Callout/Callout';
import { Heading } from '../../components/Heading/Heading';
import { BackLink, type BackTarget } from '../../private/BackLink';
import { Text } from '../../components/Text/Text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Language } from '../../messages/languages';
import { formatPercent } from '../../private/formatPercent';
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
  /** Points so far, before the deduction; null if they are not shown. */
  score: number | null;
  /** Percentage deducted from this attempt. */
  deductionPercent: number;
  /** Points so far, after the deduction; null if they are not shown. */
  finalScore: number | null;
  /** Number of answers without a mark. */
  waitingQuestions: number;
}

interface ReviewHeaderProps {
  back: BackTarget | undefined;
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
  back,
  title,
  student,
  result,
  totalScore,
  time,
  language,
  words,
}: ReviewHeaderProps) {
  const attempt = result.number + 1;
  const waits = result.waitingQuestions > 0;
  const byTime = result.submittedBy === 'time';
  const submitted = byTime ? words.submittedByTime : words.submittedByStudent;
  const handedIn = byTime ? words.handedInByTime : words.handedIn;
  const waitingWords = result.finalScore === null ? words.waitingUnscored : words.waiting;
  return (
    <header className={css.header}>
      {back && (
        <div className={css.back}>
          <BackLink to={back} />
        </div>
      )}
      <div className={css.what}>
        <Heading level={1}>{student ?? title}</Heading>
        <Text weight="semibold">{student === undefined ? handedIn : title}</Text>
        <Text tone="muted" size="small">
          {words.attempt(attempt)}
          {result.submittedAt !== null && ` · ${submitted(time.day(result.submittedAt))}`}
        </Text>
      </div>
      <Score result={result} totalScore={totalScore} language={language} words={words} />
      {waits && (
        <div className={css.note}>
          <Callout tone="waiting">{waitingWords(result.waitingQuestions)}</Callout>
        </div>
      )}
    </header>
  );
}

/** The score with its calculation; provisional while marks are missing. */
function Score({
  result: { number, score, finalScore, deductionPercent, waitingQuestions },
  totalScore,
  language,
  words,
}: Pick<ReviewHeaderProps, 'result' | 'totalScore' | 'language' | 'words'>) {
  if (finalScore === null || score === null)
    return (
      <div className={css.score}>
        <span className={css.label}>{words.scoreNotShown}</span>
      </div>
    );
  const points = (value: number) => formatPoints(value, language);
  return (
    <div className={css.score}>
      <span className={css.label}>{waitingQuestions > 0 ? words.scoreSoFar : words.finalScore}</span>
      <span className={css.number}>
        <span aria-hidden="true">
          {points(finalScore)}
          <span className={css.of}>/{points(totalScore)}</span>
        </span>
        <span className={visuallyHidden}>{words.scoreWords(points(finalScore), points(totalScore))}</span>
      </span>
      {deductionPercent > 0 && (
        <span className={css.sum}>
          {words.arithmetic(
            number + 1,
            points(score),
            formatPercent(deductionPercent, language),
            points(finalScore),
          )}
        </span>
      )}
    </div>
  );
}
