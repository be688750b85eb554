import { ChoiceList } from '../ChoiceList';
import { optionLabel } from '../optionLabel';
import type { AnswerProps } from '../renderer';

export function MultipleChoice({
  question,
  content,
  words,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'multiple_choice'>) {
  return (
    <ChoiceList
      type="checkbox"
      title={question.title}
      titleId={titleId}
      hint={words.chooseMany}
      choices={content.options.map((option, index) => ({
        ...option,
        label: optionLabel(question.numbering, index),
      }))}
      value={value}
      onChange={onChange}
      toAnswer={(choices) => ({ type: 'multiple_choice', choices })}
      fromAnswer={(answer) => answer.choices}
      readOnly={readOnly}
      clearLabel={words.clearChoice}
      status={status}
    />
  );
}
