import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { Language } from '../../messages/languages';
import type { ExamTime } from '../ExamPlayer/examTime';
import { formatPoints } from '../QuestionView/formatPoints';
import type { Question } from '../QuestionView/question';
import type { CriterionMark, Rubric } from '../QuestionView/rubric/rubric';
import { focusOpenCriterion } from '../QuestionView/rubric/focusOpenCriterion';
import { RubricFields } from '../QuestionView/rubric/RubricFields';
import { RubricSum } from '../QuestionView/rubric/RubricSum';
import type { ExamReviewMessages } from './ExamReview.messages';
import * as css from './MarkForm.css';
import { readMark } from './markText';

/** A teacher's mark: points from 0 to the question's score. */
export interface Mark {
  score: number;
  comment: string;
  /** The levels of a question with a rubric. */
  rubric?: CriterionMark[] | undefined;
}

/** Unsaved input of a mark. */
export interface MarkDraft {
  /** Points as typed. */
  score: string;
  comment: string;
  rubric?: CriterionMark[] | undefined;
}

/** Save state of a mark; times are epoch milliseconds, `reason` is in the user's language. */
export type MarkSave =
  { state: 'saving' } | { state: 'saved'; since: number } | { state: 'failed'; reason: string };

interface MarkFormProps {
  question: Question;
  given: { score: number | null; comment: string; rubric: readonly CriterionMark[] };
  /** By which it is marked: what its levels are worth together, null while one is missing. */
  rubric: { criteria: Rubric; scoreOf: (marks: readonly CriterionMark[]) => number | null } | undefined;
  draft: MarkDraft | undefined;
  save: MarkSave | undefined;
  time: ExamTime;
  language: Language;
  words: ExamReviewMessages;
  onMark: (mark: Mark) => void;
  onDraft: ((draft: MarkDraft) => void) | undefined;
  /** Where to go on once the mark is saved. */
  next: ReactNode;
}

/** Score and comment for one answer; their save state is beside the button. */
export function MarkForm({
  question,
  given,
  rubric,
  draft,
  save,
  time,
  language,
  words,
  onMark,
  onDraft,
  next,
}: MarkFormProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const goOn = useRef<HTMLDivElement>(null);
  const [score, setScore] = useState(
    draft?.score ?? (given.score === null ? '' : formatPoints(given.score, language)),
  );
  const [comment, setComment] = useState(draft?.comment ?? given.comment);
  const [levels, setLevels] = useState<readonly CriterionMark[]>(draft?.rubric ?? given.rubric);
  const [changed, setChanged] = useState(draft !== undefined);
  const [refused, setRefused] = useState(false);
  const max = formatPoints(question.score, language);

  function edited(part: Partial<MarkDraft>) {
    setChanged(true);
    if (!rubric) setRefused(false);
    onDraft?.({ score, comment, ...(rubric && { rubric: [...levels] }), ...part });
  }

  // The save is known before the review has the mark: until then this answer would count as the next to mark.
  const leadsOn = !changed && save?.state === 'saved' && given.score !== null;

  // Enter saves, and Enter again goes on. Who has left the form meanwhile is not moved.
  useEffect(() => {
    if (leadsOn && form.current?.contains(document.activeElement))
      goOn.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [leadsOn]);

  function statusText(): string {
    if (changed && save?.state !== 'saving') return words.unsaved;
    if (!save) return '';
    if (save.state === 'saving') return words.saving;
    return save.state === 'saved' ? words.saved(time.second(save.since)) : words.failed(save.reason);
  }

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        const points = rubric ? rubric.scoreOf(levels) : readMark(score, question.score);
        setRefused(points === null);
        if (points === null) {
          if (rubric) focusOpenCriterion(form.current, rubric.criteria, levels);
          else form.current?.querySelector('input')?.focus();
          return;
        }
        setChanged(false);
        onMark({ score: points, comment: comment.trim(), ...(rubric && { rubric: [...levels] }) });
      }}
    >
      <p id={headingId} className={css.heading}>
        {words.mark(question.number)}
      </p>
      {rubric ? (
        <>
          <RubricFields
            rubric={rubric.criteria}
            marks={levels}
            refused={refused}
            onChange={(marks) => {
              setLevels(marks);
              edited({ rubric: marks });
            }}
          />
          <RubricSum
            rubric={rubric.criteria}
            marks={levels}
            score={rubric.scoreOf(levels)}
            max={question.score}
          />
        </>
      ) : (
        <div className={css.points}>
          <TextField
            label={words.points}
            description={words.pointsRange(max)}
            inputMode="decimal"
            autoComplete="off"
            required
            value={score}
            error={refused ? words.pointsWrong(max) : undefined}
            onChange={(text) => {
              setScore(text);
              edited({ score: text });
            }}
          />
        </div>
      )}
      <TextArea
        label={words.comment}
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={(text) => {
          setComment(text);
          edited({ comment: text });
        }}
      />
      <div className={css.foot}>
        <Button type="submit" variant={leadsOn ? 'secondary' : 'primary'} pending={save?.state === 'saving'}>
          {words.saveMark}
        </Button>
        <output className={css.state} data-state={changed ? 'changed' : save?.state}>
          {statusText()}
        </output>
        {leadsOn && (
          <div ref={goOn} className={css.next}>
            {next}
          </div>
        )}
      </div>
    </form>
  );
}
