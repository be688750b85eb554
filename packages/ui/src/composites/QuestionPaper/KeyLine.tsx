import { Figured } from '../QuestionView/Figured';
import { Check } from 'lucide-react';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import * as css from './QuestionPaper.css';

interface KeyLineProps {
  label?: string | undefined;
  text: string;
  right: boolean;
  words: QuestionMessages;
}

/** One of several answers, with a sign and a word if it is right. */
export function KeyLine({ label, text, right, words }: KeyLineProps) {
  return (
    <li className={css.line} data-right={right || undefined}>
      <span className={css.sign}>
        {right && <Check size="1.125em" strokeWidth={2.5} aria-hidden="true" />}
      </span>
      {label && <span className={css.label}>{label}</span>}
      <span className={css.text}>
        <Figured text={text} />
      </span>
      {right && <span className={css.word}>{words.rightAnswer}</span>}
    </li>
  );
}
