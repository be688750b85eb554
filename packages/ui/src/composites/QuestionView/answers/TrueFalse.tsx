import { ChoiceList } from '../ChoiceList';
import type { AnswerProps } from '../renderer';

export function TrueFalse({
  question,
  words,
  titleId,
  value,
  onChange,
  readOnly,
  status,
}: AnswerProps<'true_false'>) {
  return (
    <ChoiceList
      type="radio"
      title={question.title}
      titleId={titleId}
      hint={words.trueOrFalse}
      choices={[
        { id: 'true', label: '', text: words.trueLabel },
        { id: 'false', label: '', text: words.falseLabel },
      ]}
      value={value}
      onChange={onChange}
      toAnswer={([chosen]) => ({
        type: 'true_false',
        value: chosen === undefined ? null : chosen === 'true',
      })}
      fromAnswer={(answer) => (answer.value === null ? [] : [String(answer.value)])}
      readOnly={readOnly}
      clearLabel={words.clearChoice}
      status={status}
    />
  );
}
