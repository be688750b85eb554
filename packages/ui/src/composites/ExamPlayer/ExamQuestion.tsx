import { memo, useMemo, useSyncExternalStore } from 'react';
import type { AnswerValue } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import { QuestionView } from '../QuestionView/QuestionView';
import { FlagButton } from './FlagButton';
import * as css from './QuestionPage.css';
import { QuestionSaveLine } from './QuestionSaveLine';
import { useSheet } from './useAnswerSheet';

interface ExamQuestionProps {
  question: Question;
  /** False leaves its place empty, with the height of a question. */
  built: boolean;
  readOnly: boolean;
  onAnswer: (id: string, answer: AnswerValue) => void;
  onFlag: (id: string, flagged: boolean) => void;
  messages: Partial<QuestionMessages> | undefined;
}

/**
 * Renders again only when its answer was changed from outside; its flag and save line subscribe on their own. A form of its own
 * keeps the browser from laying out its neighbours: on focus it looks for the next and the previous field of the form.
 */
export const ExamQuestion = memo(function ExamQuestion({
  question,
  built,
  readOnly,
  onAnswer,
  onFlag,
  messages,
}: ExamQuestionProps) {
  const sheet = useSheet();
  const { id, number } = question;
  const value = useSyncExternalStore(
    (listener) => sheet.subscribe('answer', id, listener),
    () => sheet.answerOf(id),
  );
  const actions = useMemo(
    () => <FlagButton id={id} number={number} disabled={readOnly} onFlag={onFlag} />,
    [id, number, readOnly, onFlag],
  );
  const status = useMemo(() => <QuestionSaveLine id={id} />, [id]);
  return (
    <form
      data-question={id}
      className={css.question}
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {built && (
        <QuestionView
          question={question}
          value={value}
          onChange={(answer) => onAnswer(id, answer)}
          readOnly={readOnly}
          actions={actions}
          status={status}
          messages={messages}
        />
      )}
    </form>
  );
});
