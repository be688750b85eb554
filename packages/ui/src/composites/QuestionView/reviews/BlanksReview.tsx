import { BlankTitle } from '../QuestionTitle';
import type { QuestionMessages } from '../QuestionView.messages';
import { PartMark } from './PartMark';
import * as css from './review.css';

export interface ReviewedBlank {
  id: string;
  /** The content of the blank; null if empty. */
  text: string | null;
  /** Null if it is neither correct nor wrong. */
  right: boolean | null;
  /** The correct answer in words; null if the key is not shown. */
  key: string | null;
}

interface BlanksReviewProps {
  title: string;
  titleId: string;
  words: QuestionMessages;
  blanks: ReviewedBlank[];
}

/** The sentence with the given answers, and the correct answers below. */
export function BlanksReview({ title, titleId, words, blanks }: BlanksReviewProps) {
  const byId = new Map(blanks.map((blank) => [blank.id, blank]));
  const keyed = blanks.filter((blank) => blank.key !== null && blank.right !== true);
  return (
    <div className={css.block}>
      <BlankTitle id={titleId} text={title} blanks={blanks.map((blank) => blank.id)}>
        {(id) => {
          const blank = byId.get(id);
          const mark = blank?.right ? 'right' : blank?.right === false ? 'wrong' : undefined;
          return (
            <span className={css.blank} data-mark={mark} data-empty={blank?.text === null || undefined}>
              {blank?.text ?? words.notAnswered}
              {mark && <PartMark mark={mark} words={words} quiet />}
            </span>
          );
        }}
      </BlankTitle>
      {keyed.length > 0 && (
        <ul className={css.list} aria-label={words.rightAnswer}>
          {keyed.map((blank) => (
            <li key={blank.id} className={css.line} data-mark="key">
              <span className={css.label}>{words.blank(blank.id)}</span>
              <span className={css.text}>{blank.key}</span>
              <PartMark mark="key" words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
