import type { Question } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { questionStatuses } from '@sen/domain/questions/questionTypes';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { QuestionEditor } from '@sen/ui/QuestionEditor';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { categoryOptions } from '../../patterns/categoryOptions';
import { backToList } from '../../patterns/list/lastLists';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { statusLabel } from '../../words/labels';
import { DifficultySelect } from './DifficultySelect';
import { formWords as words } from './formWords';
import type { QuestionForm } from './questionForm';
import { typeNames } from '../../words/typeNames';
import { useSaveQuestion } from './useSaveQuestion';

interface QuestionFormBodyProps {
  work: FormWork<QuestionForm>;
  /** The question to edit; absent for a new one. */
  question?: Question;
}

/** The form of one question, with errors at its fields. */
export function QuestionFormBody({ work, question }: QuestionFormBodyProps) {
  const { value, change } = work;
  const { errors, refusal, pending, save } = useSaveQuestion(work, question);
  const back = question ? href('questionView', { qid: question.id }) : backToList('questions').href;
  return (
    <>
      {question?.in_use && (
        <Callout tone="waiting" title={words('inUse')}>
          {words('inUseText')}
        </Callout>
      )}
      <Form
        aria-label={pageTitle(question ? 'questionEdit' : 'questionAdd')}
        errors={errors}
        onSubmit={() => save()}
      >
        <Stack gap="l">
          <Card title={words('content')}>
            <QuestionEditor
              value={value.draft}
              onChange={(draft) => change({ draft })}
              messages={typeNames()}
              meta={<QuestionPlace value={value} change={change} />}
            />
          </Card>
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
            <Button type="submit" variant="primary" pending={pending}>
              {words(question?.in_use ? 'saveCopy' : 'save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </>
  );
}

/** The question's place in the bank, and whether exams may use it. */
function QuestionPlace({ value, change }: Pick<FormWork<QuestionForm>, 'value' | 'change'>) {
  const categories = useQuery(categoryQueries.options('questions_categories'));
  return (
    <>
      <Select
        name="category_id"
        label={words('category')}
        required
        value={value.category_id}
        options={categoryOptions(categories.data?.data)}
        onChange={(category_id) => change({ category_id })}
      />
      <Select
        name="status"
        label={words('status')}
        required
        value={value.status}
        options={questionStatuses.map((status) => ({ value: status, label: statusLabel(status) }))}
        onChange={(status) => change({ status })}
      />
      <DifficultySelect
        value={value.difficulty === 'unknown' ? null : value.difficulty}
        onChange={(difficulty) => change({ difficulty: difficulty ?? 'unknown' })}
      />
    </>
  );
}
