import { QuestionTitle } from '../QuestionView/QuestionTitle';
import { KeyLine } from './KeyLine';
import type { KeyShared } from './keyProps';
import * as css from './QuestionPaper.css';

interface ChoicesKeyProps extends KeyShared {
  choices: readonly { id: string; label?: string; text: string }[];
  right: readonly string[];
}

/** Options, the right ones marked. */
export function ChoicesKey({ title, titleId, choices, right, questionWords }: ChoicesKeyProps) {
  return (
    <div>
      <QuestionTitle id={titleId} text={title} />
      <ul className={css.list} aria-labelledby={titleId}>
        {choices.map(({ id, label, text }) => (
          <KeyLine key={id} label={label} text={text} right={right.includes(id)} words={questionWords} />
        ))}
      </ul>
    </div>
  );
}
