import { CloudOff, CircleCheck } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import type { Answered } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';
import { ExamDialog } from './ExamDialog';
import type { ExamPart, ExamSave } from './examState';
import { usePlayer } from './PlayerContext';
import * as css from './SubmitDialog.css';
import { useSheet } from './useAnswerSheet';

interface SubmitDialogProps {
  parts: ExamPart[];
  save: ExamSave;
  submitting: boolean;
  refusal: string | null | undefined;
  onGo: (id: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** States what is unanswered, flagged or unsaved before the exam is submitted. */
export function SubmitDialog({
  parts,
  save,
  submitting,
  refusal,
  onGo,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const { words } = usePlayer();
  const sheet = useSheet();
  const questions = parts.flatMap((part) => part.questions);
  const answered = (wanted: Answered) =>
    questions.filter((question) => sheet.cell(question.id).answered === wanted);
  const open = answered('no');
  const partly = answered('partly');
  const flagged = questions.filter((question) => sheet.cell(question.id).flagged);
  const away = save.connection !== 'online';
  return (
    <ExamDialog
      title={words.submitTitle}
      onClose={onClose}
      locked={submitting}
      actions={
        <>
          <Button onPress={onClose} disabled={submitting}>
            {words.submitCancel}
          </Button>
          <Button
            variant="primary"
            pending={submitting}
            disabledReason={away && !submitting ? words.submitNeedsNetwork : undefined}
            onPress={onSubmit}
          >
            {submitting ? words.submitting : words.submitConfirm}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {open.length === 0 && partly.length === 0 && (
          <p className={css.good}>
            <CircleCheck size="1.25em" strokeWidth={1.75} aria-hidden="true" />
            {words.submitAllAnswered(questions.length)}
          </p>
        )}
        {open.length > 0 && (
          <Numbers title={words.submitNotAnswered(open.length)} questions={open} onGo={onGo} />
        )}
        {partly.length > 0 && (
          <Numbers title={words.submitPartly(partly.length)} questions={partly} onGo={onGo} />
        )}
        {flagged.length > 0 && (
          <Numbers title={words.submitFlagged(flagged.length)} questions={flagged} onGo={onGo} />
        )}
        {save.unsaved > 0 && !away && (
          <div className={css.device}>
            <p className={css.deviceTitle}>{words.submitOnDevice(save.unsaved)}</p>
            <p>{words.submitOnDeviceText}</p>
          </div>
        )}
        {away && (
          <div className={css.away}>
            <CloudOff className={css.icon} size="1.25em" strokeWidth={1.75} aria-hidden="true" />
            <div>
              {save.unsaved > 0 && <p className={css.deviceTitle}>{words.submitOnDevice(save.unsaved)}</p>}
              <p>{words.submitNeedsNetwork}</p>
            </div>
          </div>
        )}
        {refusal && (
          <p role="alert" className={css.refusal}>
            {refusal}
          </p>
        )}
        <p className={css.intro}>{words.submitIntro}</p>
      </div>
    </ExamDialog>
  );
}

function Numbers({
  title,
  questions,
  onGo,
}: {
  title: string;
  questions: Question[];
  onGo: (id: string) => void;
}) {
  const { words } = usePlayer();
  return (
    <section className={css.numbers} aria-label={title}>
      <h3 className={css.numbersTitle}>{title}</h3>
      <ul className={css.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              className={css.number}
              aria-label={words.goToQuestion(question.number)}
              onClick={() => onGo(question.id)}
            >
              {question.number}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
