import { AnswerFooter } from '../AnswerFooter';
import { BlankFields } from '../BlankFields';
import { BlankInput } from '../BlankInput';
import type { AnswerProps } from '../renderer';

export function FillKeyword({
  question,
  content,
  words,
  language,
  status,
  ...rest
}: AnswerProps<'fill_keyword'>) {
  return (
    <BlankFields
      {...rest}
      title={question.title}
      blanks={content.blanks}
      toAnswer={(blanks) => ({ type: 'fill_keyword', blanks })}
      renderField={(blank, first) => (
        <BlankInput blank={blank} first={first} label={words.blank(blank)} language={language} />
      )}
    >
      {() => <AnswerFooter status={status} />}
    </BlankFields>
  );
}
