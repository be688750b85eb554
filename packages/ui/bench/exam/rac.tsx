import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkbox, CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label, TextArea, TextField } from 'react-aria-components/TextField';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { sampleExam } from '../../src/composites/ExamPlayer/sampleExam';
import type { Question } from '../../src/composites/QuestionView/question';
import './rival.css';
import { watchInteractions } from '../measuring/watchInteractions';

watchInteractions();

const questions = sampleExam(100).flatMap((part) => part.questions);

interface AnswerProps {
  question: Question;
  onAnswer: (id: string) => void;
}

/** An answer renders nothing but its own question. */
const QuestionOf = memo(function QuestionOf({ question, onAnswer }: AnswerProps) {
  const { content, id, title } = question;
  const onChange = () => onAnswer(id);
  switch (content.type) {
    case 'one_choice':
      return (
        <RadioGroup aria-label={title} onChange={onChange}>
          <Label>{title}</Label>
          {content.options.map((option) => (
            <Radio key={option.id} value={option.id}>
              <span className="mark" />
              {option.text}
            </Radio>
          ))}
        </RadioGroup>
      );
    case 'true_false':
      return (
        <RadioGroup aria-label={title} onChange={onChange}>
          <Label>{title}</Label>
          <Radio value="true">
            <span className="mark" />
            Đúng
          </Radio>
          <Radio value="false">
            <span className="mark" />
            Sai
          </Radio>
        </RadioGroup>
      );
    case 'multiple_choice':
      return (
        <CheckboxGroup aria-label={title} onChange={onChange}>
          <Label>{title}</Label>
          {content.options.map((option) => (
            <Checkbox key={option.id} value={option.id}>
              <span className="mark" />
              {option.text}
            </Checkbox>
          ))}
        </CheckboxGroup>
      );
    default:
      return (
        <TextField onChange={onChange}>
          <Label>{title}</Label>
          <TextArea rows={3} />
        </TextField>
      );
  }
});

/** The same questions with react-aria's own groups, in a page that counts answers, written with the care that Sen's has. */
function Page() {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const answer = useCallback(
    (id: string) => setAnswered((ids) => (ids.has(id) ? ids : new Set([...ids, id]))),
    [],
  );
  return (
    <main>
      <p>{answered.size}</p>
      {questions.map((question) => (
        <section key={question.id} data-question={question.id}>
          <QuestionOf question={question} onAnswer={answer} />
        </section>
      ))}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
