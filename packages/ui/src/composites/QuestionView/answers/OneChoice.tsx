import { ChoiceList } from '../ChoiceList';
import { optionLabel } from '../optionLabel';
import type { AnswerProps } from '../renderer';

export function OneChoice({
  question,
  content,
  words,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'one_choice'>) {
  return (
    <ChoiceList
      type="radio"
      title={question.title}
      titleId={titleId}
      hint={words.chooseOne}
      choices={content.options.map((option, index) => ({
        ...option,
        label: optionLabel(question.numbering, index),
      }))}
      value={value}
      onChange={onChange}
      toAnswer={([choice = null]) => ({ type: 'one_choice', choice })}
      fromAnswer={(answer) => (answer.choice === null ? [] : [answer.choice])}
      readOnly={readOnly}
      clearLabel={words.clearChoice}
      status={status}
    />
  );
}
