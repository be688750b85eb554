import { Figured } from './Figured';
import type { ReactNode } from 'react';
import { titleParts } from './blanks';
import * as css from './QuestionTitle.css';

interface QuestionTitleProps {
  id: string;
  text: string;
}

/** With `field` it is the label of that field. */
export function QuestionTitle({ id, text, field }: QuestionTitleProps & { field?: string | undefined }) {
  if (field !== undefined)
    return (
      <label id={id} htmlFor={field} className={css.title}>
        <Figured text={text} />
      </label>
    );
  return (
    <p id={id} className={css.title}>
      <Figured text={text} />
    </p>
  );
}

interface BlankTitleProps extends QuestionTitleProps {
  blanks: readonly string[];
  children: (blank: string) => ReactNode;
}

/** The question's text with an element in place of each blank. */
export function BlankTitle({ id, text, blanks, children }: BlankTitleProps) {
  return (
    <p id={id} className={css.blankTitle}>
      {titleParts(text, blanks).map((part, index) =>
        part.kind === 'text' ? (
          <Figured key={index} text={part.text} />
        ) : (
          <span key={part.id}>{children(part.id)}</span>
        ),
      )}
    </p>
  );
}
