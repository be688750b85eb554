import type { AnswerProps } from '../renderer';
import { TextAnswer } from '../TextAnswer';

export function LongAnswer({ question, content, ...rest }: AnswerProps<'long_answer'>) {
  return (
    <TextAnswer
      {...rest}
      title={question.title}
      size="long"
      limit={content.character_limit}
      toAnswer={(text) => ({ type: 'long_answer', text })}
    />
  );
}
