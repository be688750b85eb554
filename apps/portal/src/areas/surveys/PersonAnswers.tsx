import type { SurveyAnswer } from '@sen/api/contract/model';
import { askedQuestions, questionNumbers, questionsOf } from '@sen/domain/surveyForms/askedQuestions';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { surveyQuestionMessages } from '../../patterns/surveys/surveyQuestionMessages';
import { pageTitle } from '../../routes/pageTitles';
import { formatDateTime } from '../../words/formats';
import { words } from './words';

interface PersonAnswersProps {
  answer: SurveyAnswer;
  /** The survey's page. */
  back: string;
}

/** What one participant answered. */
export function PersonAnswers({
  answer: { person, survey_name, answered_at, parts, answers },
  back,
}: PersonAnswersProps) {
  const asked = askedQuestions(parts, answers);
  const numbers = questionNumbers(parts);
  const messages = { ...surveyQuestionMessages(), yourAnswer: words('answer') };
  const shown = questionsOf(parts).filter(({ id }) => asked.has(id));
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: back, label: survey_name }}
        description={words('answeredAt', { time: formatDateTime(answered_at) })}
      />
      <Stack gap="l">
        <Heading level={2}>{pageTitle('surveyUserAnswer')}</Heading>
        {shown.map((question) => (
          <QuestionView
            key={question.id}
            question={{ ...question, number: numbers.get(question.id) ?? 0, score: 0 }}
            value={answers[question.id] ?? null}
            readOnly
            messages={messages}
            status={answers[question.id] ? undefined : <Text tone="muted">{words('noAnswer')}</Text>}
          />
        ))}
      </Stack>
    </>
  );
}
