import { useId, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { AnswerFooter } from '../AnswerFooter';
import { BlankFields } from '../BlankFields';
import { BlankInput } from '../BlankInput';
import { hint } from '../field.css';
import { looksLikeNumber } from '../numberText';
import type { AnswerProps } from '../renderer';

/** The input is kept as typed; a hint says if it is not a number. */
export function FillNumber({
  question,
  content,
  words,
  language,
  status,
  ...rest
}: AnswerProps<'fill_number'>) {
  const hintId = useId();
  const [odd, setOdd] = useState<string[]>([]);
  return (
    <BlankFields
      {...rest}
      title={question.title}
      blanks={content.blanks}
      toAnswer={(blanks) => ({ type: 'fill_number', blanks })}
      renderField={(blank, first) => (
        <BlankInput
          blank={blank}
          first={first}
          label={words.blank(blank)}
          language={language}
          describedBy={hintId}
          invalid={odd.includes(blank)}
          numeric
        />
      )}
      onLeave={(blanks) => setOdd(content.blanks.filter((blank) => !looksLikeNumber(blanks[blank] ?? '')))}
    >
      {() => (
        <>
          <output id={hintId} className={hint} data-tone={odd.length > 0 ? 'waiting' : undefined}>
            {odd.length > 0 && <TriangleAlert size="1.125em" strokeWidth={1.75} aria-hidden="true" />}
            {odd.length > 0 ? words.notANumberAt(odd.join(', ')) : words.numberHint}
          </output>
          <AnswerFooter status={status} />
        </>
      )}
    </BlankFields>
  );
}
