import { visuallyHidden } from '../../css/visuallyHidden.css';
import { BlankTitle } from '../QuestionView/QuestionTitle';
import { KeyLine } from './KeyLine';
import type { KeyShared } from './keyProps';
import * as css from './QuestionPaper.css';

export interface KeyedBlank {
  id: string;
  /** The right answer as shown in the sentence. */
  answer: string;
  /** All answers to choose from or to accept, when there are several. */
  answers?: readonly { id: string; text: string; right: boolean }[];
}

interface BlanksKeyProps extends KeyShared {
  blanks: readonly KeyedBlank[];
  /** Words that belong to no blank. */
  spare?: readonly string[];
}

/** The sentence with the right answers in its blanks; below it, the other answers of each blank. */
export function BlanksKey({ title, titleId, blanks, spare = [], words, questionWords }: BlanksKeyProps) {
  const answers = new Map(blanks.map(({ id, answer }) => [id, answer]));
  return (
    <>
      <BlankTitle id={titleId} text={title} blanks={blanks.map(({ id }) => id)}>
        {(id) => (
          <span className={css.blank}>
            <span className={css.blankNumber} aria-hidden="true">
              {id}
            </span>
            <span className={visuallyHidden}>{questionWords.blank(id)}:</span>
            {answers.get(id)}
          </span>
        )}
      </BlankTitle>
      {blanks.map(
        ({ id, answers: all }) =>
          all && (
            <div key={id}>
              <p className={css.note}>{questionWords.blank(id)}</p>
              <ul className={css.list} aria-label={questionWords.blank(id)}>
                {all.map((one) => (
                  <KeyLine key={one.id} text={one.text} right={one.right} words={questionWords} />
                ))}
              </ul>
            </div>
          ),
      )}
      {spare.length > 0 && (
        <p className={css.note}>
          {words.spareWords}: {spare.join(', ')}
        </p>
      )}
    </>
  );
}
