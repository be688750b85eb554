import { QuestionTitle } from '../QuestionTitle';
import type { ReviewProps } from '../renderer';
import { RubricLevels } from '../rubric/RubricLevels';
import * as css from './review.css';

export function WrittenReview({
  question,
  value,
  answerKey,
  words,
  titleId,
  review,
}: ReviewProps<'short_answer'> | ReviewProps<'long_answer'>) {
  const text = value?.text ?? '';
  return (
    <div className={css.block}>
      <QuestionTitle id={titleId} text={question.title} />
      <p className={css.note}>{words.yourAnswer}</p>
      <p className={css.written}>{text.trim() === '' ? words.notAnswered : text}</p>
      {answerKey?.model_answer && (
        <>
          <p className={css.note}>{words.modelAnswer}</p>
          <p className={css.model}>{answerKey.model_answer}</p>
        </>
      )}
      {answerKey?.rubric && (
        <>
          <p className={css.note}>{words.rubric}</p>
          <RubricLevels rubric={answerKey.rubric} marked={review.criteria} />
        </>
      )}
    </div>
  );
}
