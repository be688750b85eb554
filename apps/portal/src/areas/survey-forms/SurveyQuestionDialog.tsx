import type { SurveyQuestion } from '@sen/api/contract/model';
import { checkSurveyQuestion } from '@sen/domain/surveyForms/checkSurveyForm';
import { surveyChoices } from '@sen/domain/surveyForms/surveyChoices';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { MultiSelect } from '@sen/ui/MultiSelect';
import {
  askedContent,
  keylessDraft,
  newDraft,
  QuestionEditor,
  type QuestionDraft,
} from '@sen/ui/QuestionEditor';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { newId } from '../../app/newId';
import type { Fields } from '../../patterns/forms/Fields';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { typeNames } from '../../words/typeNames';
import { choiceTexts, numberedTitle } from './conditionText';
import { formWords as words } from './words';

interface SurveyQuestionDialogProps {
  /** The question to edit; null for a new one. */
  question: SurveyQuestion | null;
  /** The questions before it. */
  earlier: readonly SurveyQuestion[];
  onKeep: (question: SurveyQuestion) => void;
  onClose: () => void;
}

interface QuestionForm {
  id: string;
  draft: QuestionDraft;
  required: boolean;
  question_id: string;
  choices: readonly string[];
}

/** No question is chosen: the question is always asked. */
const always = '';

/** Writes one question of a survey form, and when it is asked. */
export function SurveyQuestionDialog({ question, earlier, onKeep, onClose }: SurveyQuestionDialogProps) {
  return (
    <FormDialog
      title={words(question ? 'editQuestion' : 'addQuestion')}
      size="large"
      submit={words(question ? 'keepQuestion' : 'addQuestion')}
      initial={() => formOf(question)}
      check={(form) => checkSurveyQuestion(questionOf(form), earlier)}
      send={async (form) => questionOf(form)}
      onSaved={onKeep}
      onClose={onClose}
    >
      {(fields) => (
        <Stack>
          <QuestionEditor
            keyless
            value={fields.value.draft}
            onChange={(draft) => fields.change({ draft })}
            messages={{ ...typeNames(), titlePlaceholder: words('titlePlaceholder') }}
          />
          <WhenAsked fields={fields} earlier={earlier} />
        </Stack>
      )}
    </FormDialog>
  );
}

interface WhenAskedProps {
  fields: Fields<QuestionForm>;
  earlier: readonly SurveyQuestion[];
}

function WhenAsked({ fields: { value, change }, earlier }: WhenAskedProps) {
  const candidates = earlier.filter(({ content }) => surveyChoices(content) !== null);
  const on = candidates.find(({ id }) => id === value.question_id);
  return (
    <Stack>
      <Checkbox
        name="required"
        label={words('required')}
        description={words('requiredHelp')}
        checked={value.required}
        onChange={(required) => change({ required })}
      />
      <Columns division="medium">
        <Select
          name="condition.question_id"
          label={words('condition')}
          description={candidates.length === 0 ? words('noCondition') : undefined}
          disabled={candidates.length === 0}
          value={value.question_id}
          options={[
            { value: always, label: words('always') },
            ...candidates.map((one) => ({ value: one.id, label: numberedTitle(one, earlier) })),
          ]}
          onChange={(question_id) => change({ question_id, choices: [] })}
        />
        {on && (
          <MultiSelect
            name="condition.choices"
            label={words('conditionChoices')}
            required
            value={[...value.choices]}
            options={choiceTexts(on).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(choices) => change({ choices })}
          />
        )}
      </Columns>
    </Stack>
  );
}

function formOf(question: SurveyQuestion | null): QuestionForm {
  return {
    id: question?.id ?? newId(),
    draft: question ? keylessDraft(question) : { ...newDraft('one_choice'), numbering: 'none' },
    required: question?.required ?? true,
    question_id: question?.condition?.question_id ?? always,
    choices: question?.condition?.choices ?? [],
  };
}

function questionOf({ id, draft, required, question_id, choices }: QuestionForm): SurveyQuestion {
  return {
    id,
    title: draft.title.trim(),
    required,
    numbering: draft.numbering,
    content: askedContent(draft),
    condition: question_id === always ? null : { question_id, choices: [...choices] },
  };
}
