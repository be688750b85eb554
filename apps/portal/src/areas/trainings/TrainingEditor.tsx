import type { Training } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { trainingMutations } from '@sen/api/resources/trainings/trainingMutations';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { formWords as unitWords } from '../../patterns/forms/formWords';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { draftOf, trainingErrors, type TrainingForm } from './trainingForm';
import { TrainingPeople } from './TrainingPeople';
import { TrainingTests } from './TrainingTests';
import { formWords as words, words as factWords } from './words';

interface TrainingEditorProps {
  work: FormWork<TrainingForm>;
  /** The training to edit; absent for a new one. */
  training?: Training;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a training: what and where, when with which tests, and with whom. */
export function TrainingEditor({ work, training, back }: TrainingEditorProps) {
  const { value, change, field, forget } = work;
  const user = useUser();
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(trainingQueries.detail(training?.id ?? '').queryKey, 'trainingChanged');
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (form) => trainingErrors(form, user, training),
    send: async (form) => (await sendChange(() => trainingMutations.save(draftOf(form, training)))).data,
    invalidates: [trainingQueries.all()],
    toast: ({ name }) => words('saved', { name }),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('trainingView', { tid: id })),
  });
  return (
    <Form
      aria-label={training ? words('editing', { name: training.name }) : pageTitle('trainingAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={factWords('about')}>
          <Stack>
            <TextField {...field('name')} label={words('name')} maxLength={300} required />
            <Columns division="halves">
              <TextField {...field('subject')} label={factWords('subject')} maxLength={300} />
              {!training && can(user.role, 'company.list') && (
                <SearchedChoice
                  name="school_id"
                  label={factWords('unit')}
                  required
                  find={(typed) => companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) })}
                  optionsOf={({ data }) => data.map(({ id, company_name }) => ({ id, name: company_name }))}
                  failed={unitWords('unitsFailed')}
                  value={value.unit}
                  onChange={(unit) =>
                    change({ unit, teachers: [], students: [], pretest: null, posttest: null })
                  }
                />
              )}
            </Columns>
            <TextArea {...field('description')} label={factWords('description')} rows={3} maxLength={5000} />
            <Columns division="halves">
              <TextField {...field('address')} label={factWords('address')} maxLength={500} />
              <TextField {...field('province')} label={factWords('province')} maxLength={100} />
            </Columns>
            <TextField
              {...field('contact_name')}
              label={factWords('contact')}
              description={words('contactHelp')}
              maxLength={200}
            />
            <Columns division="numbers">
              <NumberField
                {...field('count_student')}
                label={factWords('planned')}
                unit={words('plannedUnit')}
                min={1}
                max={100_000}
              />
              <NumberField
                {...field('budget')}
                label={factWords('budget')}
                unit="€"
                min={0}
                max={2_000_000_000}
              />
            </Columns>
          </Stack>
        </Card>
        <TrainingTests work={work} />
        <TrainingPeople work={work} />
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(training ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
