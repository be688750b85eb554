import { BlankTitle } from '../QuestionTitle';
import type { QuestionMessages } from '../QuestionView.messages';
import { PartMark } from './PartMark';
import * as css from './review.css';

export interface ReviewedBlank {
  id: string;
  /** What was put there; null where nothing was. */
  text: string | null;
  /** Null where nothing is said of it. */
  right: boolean | null;
  /** The right answer in words; null where the key is not shown. */
  key: string | null;
}

interface BlanksReviewProps {
  title: string;
  titleId: string;
  words: QuestionMessages;
  blanks: ReviewedBlank[];
}

/** The sentence with what was put into it, and below it the right answers. */
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
