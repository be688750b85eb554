import { ApiError } from '@sen/api/client/ApiError';
import type { AnswerValue, AskedSurvey, SurveyQuestion } from '@sen/api/contract/model';
import { surveyMutations } from '@sen/api/resources/surveys/surveyMutations';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { askedQuestions, questionNumbers, questionsOf } from '@sen/domain/surveyForms/askedQuestions';
import { checkAnswers, givenAnswers } from '@sen/domain/surveys/givenAnswers';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { ErrorIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '../../app/drafts/useDraft';
import { errorText } from '../../app/errors/errorText';
import { fieldErrorTexts } from '../../app/errors/fieldErrorTexts';
import { useUser } from '../../app/session/useUser';
import { isRecord } from '../../patterns/forms/readers';
import { Loading } from '../../patterns/Loading';
import { Paragraphs } from '../../patterns/Paragraphs';
import { AskedQuestion } from '../../patterns/surveys/AskedQuestion';
import { formatDeadline } from '../../words/formats';
import { takeWords as words } from './words';

/** More buttons would cover a phone's screen; the next ones follow as these are answered. */
const mostNamed = 6;

type Answers = Readonly<Record<string, AnswerValue>>;

interface SurveyAnsweringProps {
  survey: AskedSurvey;
  onSent: () => void;
  /** Opens the form that the survey asks now. */
  onReplaced: () => Promise<void>;
}

/** The questions of a survey, one page a part; what is answered stays on this device until it is sent. */
export function SurveyAnswering({ survey, onSent, onReplaced }: SurveyAnsweringProps) {
  const user = useUser();
  const { found, keep, drop } = useDraft(`${user.id}:surveyAnswer:${survey.id}`);
  if (found === undefined) return <Loading />;
  return (
    <Answering
      survey={survey}
      initial={answersIn(found?.value, survey)}
      onKeep={(answers) => keep(answers, null)}
      onReplaced={onReplaced}
      onSent={async () => {
        await drop();
        onSent();
      }}
    />
  );
}

/** The kept answers of questions that the survey has; their shape is checked before they are sent. */
function answersIn(stored: unknown, survey: AskedSurvey): Answers {
  if (!isRecord(stored)) return {};
  const types = new Map(questionsOf(survey.parts).map(({ id, content }) => [id, content.type]));
  return Object.fromEntries(
    Object.entries(stored).filter(([id, value]) => isRecord(value) && value['type'] === types.get(id)),
  ) as Answers;
}

const isReplaced = (error: Error) => error instanceof ApiError && error.code === 'surveyFormReplaced';

const keepsNames = (error: Error) => error instanceof ApiError && error.code === 'surveyKeepsNames';

interface AnsweringProps {
  survey: AskedSurvey;
  initial: Answers;
  onKeep: (answers: Answers) => void;
  onSent: () => Promise<void>;
  onReplaced: () => Promise<void>;
}

function Answering({ survey, initial, onKeep, onSent, onReplaced }: AnsweringProps) {
  const { name, description, anonymous, end_time, parts } = survey;
  const queries = useQueryClient();
  const [answers, setAnswers] = useState(initial);
  const [step, setStep] = useState(0);
  const [tried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: () => surveyMutations.answer(survey, givenAnswers(parts, answers)),
    onSuccess: async () => {
      await onSent();
      void queries.invalidateQueries({ queryKey: surveyQueries.all() });
    },
    // The next try tells what the page shows by then.
    onError: (error) => {
      if (keepsNames(error)) void queries.invalidateQueries({ queryKey: surveyQueries.all() });
    },
  });
  const keepAnswers = useEffectEvent(onKeep);
  useEffect(() => {
    if (answers !== initial) keepAnswers(answers);
  }, [answers, initial]);

  const part = parts[step];
  const asked = askedQuestions(parts, answers);
  const shown = (part?.questions ?? []).filter((question) => asked.has(question.id));
  const numbers = questionNumbers(parts, asked);
  const wrong = fieldErrorTexts(checkAnswers(parts, givenAnswers(parts, answers)));
  const wrongOf = ({ id: question }: SurveyQuestion) => wrong[`answers.${question}`];
  const wrongHere = shown.filter((question) => wrongOf(question) !== undefined);
  const isLast = step === parts.length - 1;

  function go(to: number) {
    setTried(false);
    setStep(to);
  }
  // The button that was pressed is at the end of the part before.
  const heading = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.querySelector('h2')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  function goTo({ id }: SurveyQuestion) {
    const place = document.querySelector<HTMLElement>(`[data-asked="${CSS.escape(id)}"]`);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }

  function forward() {
    const [first] = wrongHere;
    if (first) {
      setTried(true);
      goTo(first);
    } else if (isLast) send.mutate();
    else go(step + 1);
  }

  return (
    <>
      <PageHeader title={name} description={words('until', { time: formatDeadline(end_time) })} />
      {step === 0 && description !== '' && <Paragraphs text={description} />}
      {step === 0 && anonymous && <Callout title={words('anonymous')}>{words('anonymousText')}</Callout>}
      <Stack gap="l">
        <div ref={heading}>
          <Stack gap="xs">
            <Text size="small" tone="muted">
              {words('step', { number: step + 1, all: parts.length })}
            </Text>
            <Heading level={2} focusable>
              {part?.title ?? ''}
            </Heading>
          </Stack>
        </div>
        {shown.length === 0 && <Text tone="muted">{words('noneAsked')}</Text>}
        {shown.map((question) => {
          const error = tried ? wrongOf(question) : undefined;
          return (
            <div key={question.id} data-asked={question.id}>
              <AskedQuestion
                question={question}
                number={numbers.get(question.id) ?? 0}
                value={answers[question.id] ?? null}
                onChange={(answer) => setAnswers((now) => ({ ...now, [question.id]: answer }))}
                status={
                  error && (
                    <Text tone="danger">
                      <Icon of={ErrorIcon} size="small" /> {error}
                    </Text>
                  )
                }
              />
            </div>
          );
        })}
        {tried && wrongHere.length > 0 && (
          <Callout
            tone="danger"
            title={words('missing', { count: wrongHere.length })}
            live
            actions={wrongHere.slice(0, mostNamed).map((question) => (
              <Button key={question.id} size="small" onPress={() => goTo(question)}>
                {words('questionNumber', { number: numbers.get(question.id) ?? 0 })}
              </Button>
            ))}
          />
        )}
        {send.error && (
          <Callout
            tone="danger"
            title={words('notSent')}
            live
            actions={
              isReplaced(send.error) && (
                <Button size="small" onPress={() => void onReplaced()}>
                  {words('openNewForm')}
                </Button>
              )
            }
          >
            {errorText(send.error)}
          </Callout>
        )}
        <Text size="small" tone="muted">
          {words('kept')}
        </Text>
        <Inline justify="between" gap="m">
          {step > 0 ? <Button onPress={() => go(step - 1)}>{words('previous')}</Button> : <span />}
          <Button variant="primary" pending={send.isPending} onPress={forward}>
            {words(isLast ? 'send' : 'next')}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}
