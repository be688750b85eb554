import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Badge } from '../../components/Badge/Badge';
import { Heading } from '../../components/Heading/Heading';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Language } from '../../messages/languages';
import { formatPercent } from '../../private/formatPercent';
import type { ExamTime } from '../ExamPlayer/examTime';
import { formatPoints } from '../QuestionView/formatPoints';
import { deductionOf } from './deduction';
import type { ExamReadyMessages } from './ExamReady.messages';
import * as css from './PastAttempts.css';

/** An attempt of this user at this exam. Scores are null until they are shown, and
 * provisional while the attempt waits for marks; times are epoch milliseconds. */
export interface PastAttempt {
  id: string;
  /** From 0. */
  number: number;
  state: 'in_progress' | 'submitted' | 'marked';
  submittedAt: number | null;
  /** Before the deduction. */
  score: number | null;
  /** After the deduction. */
  finalScore: number | null;
}

const tones = { in_progress: 'attention', submitted: 'waiting', marked: 'success' } as const;

interface PastAttemptsProps {
  attempts: PastAttempt[];
  deductionPercent: number;
  time: ExamTime;
  language: Language;
  words: ExamReadyMessages;
  reviewHref: ((attemptId: string) => string) | undefined;
}

/** Each attempt with its calculation; the best one is marked. */
export function PastAttempts({
  attempts,
  deductionPercent,
  time,
  language,
  words,
  reviewHref,
}: PastAttemptsProps) {
  const states = {
    in_progress: words.stateInProgress,
    submitted: words.stateSubmitted,
    marked: words.stateMarked,
  };
  const points = (value: number) => formatPoints(value, language);
  const scores = attempts.flatMap((attempt) => attempt.finalScore ?? []);
  const best = attempts.find((attempt) => attempt.finalScore === Math.max(...scores));

  function result({ number, state, score, finalScore }: PastAttempt): string {
    if (finalScore === null) return '';
    const percent = deductionOf(number, deductionPercent);
    const sum =
      score === null || percent === 0
        ? words.scorePoints(points(finalScore))
        : words.arithmetic(number + 1, points(score), formatPercent(percent, language), points(finalScore));
    return state === 'submitted' ? words.provisional(sum) : sum;
  }

  return (
    <section className={css.past}>
      <Heading level={2}>{words.past}</Heading>
      <ol className={css.list}>
        {attempts.map((attempt) => (
          <li key={attempt.id} className={css.attempt}>
            <div className={css.words}>
              <span className={css.name}>
                {words.attempt(attempt.number + 1)}
                <StatusBadge tone={tones[attempt.state]}>{states[attempt.state]}</StatusBadge>
                {attempt === best && scores.length > 1 && <Badge tone="success">{words.best}</Badge>}
              </span>
              {attempt.submittedAt !== null && (
                <span className={css.when}>{words.submittedAt(time.day(attempt.submittedAt))}</span>
              )}
            </div>
            <span className={css.score}>{result(attempt)}</span>
            {reviewHref && attempt.state !== 'in_progress' && (
              <ButtonLink href={reviewHref(attempt.id)} size="small">
                <span aria-hidden="true">{words.seeResult}</span>
                <span className={visuallyHidden}>{words.seeResultOf(attempt.number + 1)}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
