import type { AnswerValue, SurveyForm } from '@sen/api/contract/model';
import { questionNumbers, questionsOf } from '@sen/domain/surveyForms/askedQuestions';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { AskedQuestion } from '../../patterns/surveys/AskedQuestion';
import { conditionText } from './conditionText';
import { formWords as words } from './words';

/** All questions of a form, to be read and tried out; nothing of it is kept. */
export function SurveyFormTry({ form }: { form: SurveyForm }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({});
  const all = questionsOf(form.parts);
  const numbers = questionNumbers(form.parts);
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={2}>{words('content')}</Heading>
        <Text tone="muted">{words('tryHint')}</Text>
      </Stack>
      {form.parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
        <Stack key={place} gap="l">
          <Heading level={3}>{part.title}</Heading>
          {part.questions.map((question) => {
            const note = conditionText(question, all);
            return (
              <AskedQuestion
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? 0}
                value={answers[question.id] ?? null}
                onChange={(answer) => setAnswers((now) => ({ ...now, [question.id]: answer }))}
                level={4}
                status={
                  note && (
                    <Text size="small" tone="muted">
                      {note}
                    </Text>
                  )
                }
              />
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}
