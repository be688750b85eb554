import { formatPoints } from '../QuestionView/formatPoints';
import { QuestionTitle } from '../QuestionView/QuestionTitle';
import { RubricLevels } from '../QuestionView/rubric/RubricLevels';
import type { KeyProps } from './keyProps';
import * as css from './QuestionPaper.css';

/** The limit of a written answer, and the model answer for its marker. */
export function WrittenKey({
  title,
  titleId,
  content,
  answerKey,
  words,
  questionWords,
  language,
}: KeyProps<'short_answer'> | KeyProps<'long_answer'>) {
  const model = answerKey?.model_answer?.trim();
  return (
    <>
      <div>
        <QuestionTitle id={titleId} text={title} />
        <p className={css.note}>{words.characterLimit(formatPoints(content.character_limit, language))}</p>
      </div>
      {model ? (
        <div>
          <p className={css.note}>{questionWords.modelAnswer}</p>
          <p className={css.model}>{model}</p>
        </div>
      ) : (
        <p className={css.note}>{words.noModelAnswer}</p>
      )}
      {answerKey?.rubric && (
        <div>
          <p className={css.note}>{questionWords.rubric}</p>
          <RubricLevels rubric={answerKey.rubric} />
        </div>
      )}
    </>
  );
}
