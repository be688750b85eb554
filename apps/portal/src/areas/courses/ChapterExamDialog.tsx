import type { DropdownOption } from '@sen/api/contract/model';
import { required } from '@sen/domain/errors/required';
import { NumberField } from '@sen/ui/NumberField';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { examChoice } from './courseChoices';
import { formWords as words } from './formWords';
import { SearchedChoice } from '../../patterns/SearchedChoice';

interface ChapterExamDialogProps {
  /** The unit of the course. */
  companyId: string;
  /** The exam to replace; null for a new one. */
  exam: { weight: number | null } | null;
  onChoose: (exam: DropdownOption, weight: number | null) => void;
  onClose: () => void;
}

/** Chooses an exam of the bank for a chapter. */
export function ChapterExamDialog({ companyId, exam, onChoose, onClose }: ChapterExamDialogProps) {
  const initial: { survey: DropdownOption | null; weight: number | null } = {
    survey: null,
    weight: exam?.weight ?? null,
  };
  return (
    <FormDialog
      title={words(exam ? 'changeExam' : 'addExam')}
      submit={words('choose')}
      initial={initial}
      check={({ survey }) => required('survey_id', survey?.id)}
      send={async (chosen) => chosen}
      onSaved={({ survey, weight }) => survey && onChoose(survey, weight)}
      onClose={onClose}
    >
      {({ value, change }) => (
        <>
          <SearchedChoice
            {...examChoice(companyId)}
            name="survey_id"
            label={words('exam')}
            description={words('examHelp')}
            required
            focusOnMount
            optionsOf={({ data }) =>
              data.map(({ id, title, category }) => ({ id, name: title, description: category.name }))
            }
            failed={words('examsFailed')}
            value={value.survey}
            onChange={(survey) => change({ survey })}
          />
          <NumberField
            name="weight"
            label={words('weight')}
            description={words('weightHelp')}
            unit="%"
            min={0.01}
            max={100}
            value={value.weight}
            onChange={(weight) => change({ weight })}
          />
        </>
      )}
    </FormDialog>
  );
}
