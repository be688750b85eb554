import type { CorrectedQuestion } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { NumberField } from '@sen/ui/NumberField';
import { QuestionView } from '@sen/ui/QuestionView';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { plainTitle } from '../../words/plainTitle';
import { kindsOf, type CorrectionForm, type CorrectionKind } from './correctionForm';
import { correctionWords as words } from './correctionWords';

interface CorrectionFieldsProps {
  form: CorrectionForm;
  questions: readonly CorrectedQuestion[];
  /** Of the class, as it counts now. */
  completionScore: number | null;
  onChange: (form: CorrectionForm) => void;
}

/** What is to change: a question, and its key, its points or that it counts no more. */
export function CorrectionFields({ form, questions, completionScore, onChange }: CorrectionFieldsProps) {
  const chosen = questions.find(({ question }) => question.id === form.questionId);
  const kinds = kindsOf(chosen);
  const change = (part: Partial<CorrectionForm>) => onChange({ ...form, ...part });
  const asksKey = chosen && (form.kind === 'key' || form.kind === 'keepOld') && kinds.includes(form.kind);
  return (
    <Stack>
      <Select
        name="question"
        label={words('question')}
        options={questions.map(({ question: { id, number, title } }) => ({
          value: id,
          label: words('numbered', { number, title: plainTitle(title) }),
        }))}
        value={form.questionId}
        onChange={(questionId) => {
          const next = questions.find(({ question }) => question.id === questionId);
          const kind = kindsOf(next).includes(form.kind) ? form.kind : 'everybody';
          change({ questionId, answer: null, kind });
        }}
      />
      <RadioGroup<CorrectionKind>
        name="change"
        label={words('what')}
        options={kinds.map((kind) => ({
          value: kind,
          label: words(kind),
          description: kind in texts ? words(texts[kind as keyof typeof texts]) : undefined,
        }))}
        value={form.kind}
        onChange={(kind) => change({ kind })}
      />
      {asksKey && (
        <Stack gap="s">
          <Text tone="muted">{words('newKey')}</Text>
          <QuestionView
            key={chosen.question.id}
            question={chosen.question}
            value={form.answer}
            onChange={(answer) => change({ answer })}
          />
        </Stack>
      )}
      {form.kind === 'points' && (
        <Columns division="numbers">
          {questions.map(({ question: { id, number, score, title } }, index) => (
            <NumberField
              key={id}
              name={index === 0 ? 'points' : undefined}
              label={words('numbered', { number, title: plainTitle(title) })}
              min={0}
              max={100}
              value={form.points[id] === undefined ? score : form.points[id]}
              onChange={(points) => change({ points: { ...form.points, [id]: points } })}
            />
          ))}
        </Columns>
      )}
      {form.kind === 'threshold' && (
        <NumberField
          name="score"
          label={words('completionScore')}
          min={0}
          max={100}
          value={form.completionScore === undefined ? completionScore : form.completionScore}
          onChange={(score) => change({ completionScore: score })}
        />
      )}
    </Stack>
  );
}

const texts = {
  key: 'keyText',
  keepOld: 'keepOldText',
  points: 'pointsText',
  threshold: 'thresholdText',
} as const;
