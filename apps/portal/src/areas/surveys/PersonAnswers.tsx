import type { AnswerValue, SurveyAnswer, SurveyQuestion } from '@sen/api/contract/model';
import { answerLines } from '@sen/domain/surveyForms/answerLines';
import { askedQuestions, questionNumbers, questionsOf } from '@sen/domain/surveyForms/askedQuestions';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { Paragraphs } from '../../patterns/Paragraphs';
import { pageTitle } from '../../routes/pageTitles';
import { formatDateTime } from '../../words/formats';
import { plainTitle } from '../../words/plainTitle';
import { words } from './words';

interface PersonAnswersProps {
  answer: SurveyAnswer;
  /** The survey's page. */
  back: string;
}

/** What one participant answered, by part of the form: each question beside its answer. */
export function PersonAnswers({
  answer: { person, survey_name, answered_at, parts, answers },
  back,
}: PersonAnswersProps) {
  const asked = askedQuestions(parts, answers);
  const numbers = questionNumbers(parts);
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: back, label: survey_name }}
        description={words('answeredAt', { time: formatDateTime(answered_at) })}
      />
      <Stack gap="l">
        {parts.map((part, place) => {
          const shown = questionsOf([part]).filter(({ id }) => asked.has(id));
          return (
            shown.length > 0 && (
              // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
              <Stack key={place} gap="m">
                <Heading level={2}>{part.title === '' ? pageTitle('surveyUserAnswer') : part.title}</Heading>
                <DescriptionList
                  items={shown.map((question) => ({
                    term: `${numbers.get(question.id) ?? ''}. ${plainTitle(question.title)}`,
                    details: <AnswerText question={question} answer={answers[question.id]} />,
                  }))}
                />
              </Stack>
            )
          );
        })}
      </Stack>
    </>
  );
}

const truth = (value: boolean) => words(value ? 'isTrue' : 'isFalse');

function AnswerText({ question, answer }: { question: SurveyQuestion; answer: AnswerValue | undefined }) {
  const { content } = question;
  const lines = answer ? answerLines(content, answer, truth) : [];
  if (lines.length === 0) return <Text tone="muted">{words('noAnswer')}</Text>;
  return (
    <Stack gap="xs">
      {lines.map(({ label, text }) => (
        <Paragraphs
          key={`${label} ${text}`}
          text={label === '' ? text : words('answerOf', { label, text })}
        />
      ))}
    </Stack>
  );
}
