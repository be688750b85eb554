import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Callout } from '../../components/Callout/Callout';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList';
import { Heading } from '../../components/Heading/Heading';
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/PageHeader';
import { Text } from '../../components/Text/Text';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { useTimeZone } from '../../private/date/useTimeZone';
import { formatPercent } from '../../private/formatPercent';
import { examTime } from '../ExamPlayer/examTime';
import { formatPoints } from '../QuestionView/formatPoints';
import { afterDeduction, deductionOf } from './deduction';
import * as css from './ExamReady.css';
import { examReadyMessages, type ExamReadyMessages } from './ExamReady.messages';
import { PastAttempts, type PastAttempt } from './PastAttempts';

export type { ExamReadyMessages } from './ExamReady.messages';
export type { PastAttempt } from './PastAttempts';

/** The action available now. `refused` has the reason, in the user's language. */
export type ExamEntry =
  { kind: 'start' } | { kind: 'continue'; deadline: number } | { kind: 'refused'; reason: string };

export interface ExamReadyProps {
  title: string;
  /** Where the exam belongs: class, course. */
  context?: string | undefined;
  /** The page of the class or course, above the title. */
  back?: PageHeaderProps['back'];
  questionCount: number;
  durationMinutes: number;
  questionsPerPage?: number | undefined;
  /** Epoch milliseconds. */
  startTime: number;
  endTime: number;
  /** Server time, to determine whether the end shortens the duration; epoch milliseconds. */
  now?: number | undefined;
  /** Percentage deducted for each retake. */
  deductionPercent: number;
  attempts: PastAttempt[];
  attemptsLeft: number;
  entry: ExamEntry;
  /** The start request is pending. */
  starting?: boolean | undefined;
  /** Why the last start was refused, in the user's language. */
  startRefusal?: string | null | undefined;
  onStart: () => void;
  /** Without it past attempts have no link to their result. */
  reviewHref?: ((attemptId: string) => string) | undefined;
  /** Shown beside the start button (back to the class). */
  actions?: ReactNode;
  messages?: Partial<ExamReadyMessages> | undefined;
}

const example = 80;

/** Information before an exam, and the button that starts it, or the reason why it cannot be started. */
export function ExamReady({
  title,
  context,
  back,
  questionCount,
  durationMinutes,
  questionsPerPage,
  startTime,
  endTime,
  now,
  deductionPercent,
  attempts,
  attemptsLeft,
  entry,
  starting = false,
  startRefusal,
  onStart,
  reviewHref,
  actions,
  messages,
}: ExamReadyProps) {
  const words = useMessages(examReadyMessages, messages);
  const language = useLanguage();
  const time = examTime(language, useTimeZone());
  const at = (moment: number) => words.timeInZone(time.day(moment), time.zone(moment));
  const points = (value: number) => formatPoints(value, language);
  const next = attempts.filter((attempt) => attempt.state !== 'in_progress').length;
  const mayRetake = attempts.length + attemptsLeft > 1;
  const percent = deductionOf(next, deductionPercent);
  const hasOpened = now !== undefined && now >= startTime;
  const hasEnded = now !== undefined && now >= endTime;
  const minutesToEnd = now === undefined ? Infinity : Math.floor((endTime - now) / 60_000);
  const startLabel = next > 0 ? words.startAgain(next + 1) : words.start;
  return (
    <div className={css.frame}>
      <div className={css.ready}>
        <div className={css.top}>
          <div>
            {context !== undefined && <Text tone="muted">{context}</Text>}
            <PageHeader title={title} back={back} />
          </div>
          {entry.kind === 'continue' && (
            <Callout tone="attention">
              {words.continueUntil(time.day(entry.deadline), time.zone(entry.deadline))}
            </Callout>
          )}
        </div>
        <div className={css.facts}>
          <Card>
            <DescriptionList
              look="beside"
              items={[
                {
                  term: words.questions,
                  details:
                    questionsPerPage && questionsPerPage < questionCount
                      ? `${words.questionsValue(questionCount)}, ${words.perPage(questionsPerPage)}`
                      : words.questionsValue(questionCount),
                },
                { term: words.duration, details: words.durationValue(durationMinutes) },
                { term: hasOpened ? words.opened : words.open, details: at(startTime) },
                { term: hasEnded ? words.closed : words.closes, details: at(endTime) },
                {
                  term: words.attemptsLeft,
                  details: hasEnded ? undefined : words.attemptsLeftValue(attemptsLeft),
                },
              ]}
            />
          </Card>
        </div>
        <div className={css.rest}>
          {entry.kind !== 'refused' && (
            <section className={css.rules}>
              <Heading level={2}>{words.rules}</Heading>
              <ul className={css.list}>
                <li>{words.ruleClock}</li>
                <li>{words.ruleSaved}</li>
                <li>{words.ruleTimeUp}</li>
                <li>{words.ruleOnce}</li>
                {mayRetake && (
                  <>
                    <li>
                      {deductionPercent === 0 && words.noDeduction}
                      {deductionPercent > 0 &&
                        next === 0 &&
                        words.deductionNone(formatPercent(deductionPercent, language))}
                      {deductionPercent > 0 && next > 0 && (
                        <>
                          {words.deductionNow(next + 1, formatPercent(percent, language))}{' '}
                          <strong className={css.sum}>
                            {words.arithmetic(
                              next + 1,
                              points(example),
                              formatPercent(percent, language),
                              points(afterDeduction(example, percent)),
                            )}
                          </strong>
                        </>
                      )}
                    </li>
                    <li>{words.bestCounts}</li>
                  </>
                )}
              </ul>
            </section>
          )}
          {entry.kind === 'refused' && <Callout tone="waiting">{entry.reason}</Callout>}
          {entry.kind === 'start' && minutesToEnd < durationMinutes && (
            <Callout tone="waiting">{words.endCutsTime(Math.max(0, minutesToEnd))}</Callout>
          )}
          {startRefusal && (
            <Callout tone="danger" live>
              {startRefusal}
            </Callout>
          )}
          {(entry.kind !== 'refused' || actions) && (
            <div className={css.actions}>
              {entry.kind !== 'refused' && (
                <Button variant="primary" onPress={onStart} pending={starting}>
                  {entry.kind === 'continue' ? words.continue : startLabel}
                </Button>
              )}
              {actions}
            </div>
          )}
          {attempts.length > 0 && (
            <PastAttempts
              attempts={attempts}
              deductionPercent={deductionPercent}
              time={time}
              language={language}
              words={words}
              reviewHref={reviewHref}
            />
          )}
        </div>
      </div>
    </div>
  );
}
