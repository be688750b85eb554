import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkbox, CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label, TextArea, TextField } from 'react-aria-components/TextField';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { sampleExam } from '../../src/composites/ExamPlayer/sampleExam';
import type { Question } from '../../src/composites/QuestionView/question';
import './rival.css';
import { watchInteractions } from './watchInteractions';

watchInteractions();

function Answer({ question, onChange }: { question: Question; onChange: () => void }) {
  const { content, title } = question;
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
}

/** The same questions with react-aria's own groups, in a page that counts answers. */
function Page() {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  return (
    <main>
      <p>{answered.size}</p>
      {sampleExam(100)
        .flatMap((part) => part.questions)
        .map((question) => (
          <section key={question.id} data-question={question.id}>
            <Answer
              question={question}
              onChange={() => setAnswered((ids) => new Set([...ids, question.id]))}
            />
          </section>
        ))}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
