import type { Project, Survey } from '@sen/api/contract/model';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { surveyMutations } from '@sen/api/resources/surveys/surveyMutations';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Form } from '@sen/ui/Form';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { keywords } from '../../patterns/list/callQuery';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { draftOf, none, priorities, quarters, surveyErrors, type SurveyEdit } from './surveyForm';
import { formWords as words, words as listWords } from './words';

const most = 5000;

interface SurveyEditorProps {
  work: FormWork<SurveyEdit>;
  project: Project;
  /** The survey to edit; absent for a new one. */
  survey?: Survey;
}

/** The form of a survey: what is asked, when, of whom, and for which need. */
export function SurveyEditor({ work, project, survey }: SurveyEditorProps) {
  const { value, change, field, forget } = work;
  const openSaved = useOpenSaved();
  const place = { ic: project.company_id, ip: project.id };
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (edit) => surveyErrors(draftOf(edit, project.id, survey), survey),
    send: async (edit) => (await surveyMutations.save(draftOf(edit, project.id, survey))).data,
    invalidates: [surveyQueries.all(), surveyFormQueries.all()],
    toast: words('saved'),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('projectSurveyDetail', { ...place, is: id })),
  });
  const back = survey
    ? href('projectSurveyDetail', { ...place, is: survey.id })
    : href('projectSurveys', place);
  return (
    <Form
      aria-label={survey ? words('editing', { name: survey.name }) : pageTitle('projectSurveyAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={words('general')}>
          <Stack>
            <TextField {...field('name')} label={words('name')} maxLength={300} required />
            <SearchedChoice
              name="form_id"
              label={words('form')}
              description={words('formHelp')}
              required
              find={(typed) =>
                surveyFormQueries.list({
                  limit: 50,
                  'fixed[]': ['published', 'project'],
                  sort: 'name',
                  ...keywords({ name: typed, company_id: project.company_id }),
                })
              }
              optionsOf={(page) => page.data.map(({ id, name }) => ({ id, name }))}
              failed={words('formsFailed')}
              value={value.form}
              onChange={(form) => change({ form: form && { id: form.id, name: form.name } })}
            />
            <Times work={work} />
            <Checkbox
              name="anonymous"
              label={words('anonymous')}
              description={words('anonymousHelp')}
              checked={value.anonymous}
              onChange={(anonymous) => change({ anonymous })}
            />
          </Stack>
        </Card>
        <Need work={work} />
        <Card title={words('participants')}>
          <PeopleChoice
            name="user_ids"
            label={words('participants')}
            description={words('participantsHelp')}
            companyId={project.company_id}
            max={most}
            value={value.participants}
            onChange={(participants) => change({ participants })}
          />
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(survey ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

function Times({ work: { value, change } }: { work: FormWork<SurveyEdit> }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Columns division="medium">
      {(['start_time', 'end_time'] as const).map((key) => (
        <DateTimePicker
          key={key}
          name={key}
          label={words(key === 'start_time' ? 'start' : 'end')}
          required
          now={now}
          value={value[key] || null}
          onChange={(time) => change({ [key]: time ?? '' })}
        />
      ))}
    </Columns>
  );
}

/** The training that is needed. */
function Need({ work: { value, change, field } }: { work: FormWork<SurveyEdit> }) {
  return (
    <Card title={words('need')}>
      <Stack>
        <Columns division="narrow">
          <Select
            name="priority"
            label={listWords('priority')}
            value={value.priority}
            options={priorities.map((one) => ({
              value: one,
              label: one === none ? words('none') : listWords(one),
            }))}
            onChange={(priority) => change({ priority })}
          />
          <Select
            name="quarter"
            label={listWords('quarter')}
            value={value.quarter}
            options={quarters.map((one) => ({ value: one, label: one === none ? words('none') : one }))}
            onChange={(quarter) => change({ quarter })}
          />
          <Select
            name="year"
            label={words('year')}
            value={value.year === null ? none : String(value.year)}
            options={[none, ...yearsWith(value.year)].map((one) => ({
              value: one,
              label: one === none ? words('none') : one,
            }))}
            onChange={(year) => change({ year: year === none ? null : Number(year) })}
          />
        </Columns>
        <TextField {...field('audience')} label={listWords('audience')} maxLength={500} />
        <TextArea {...field('reason')} label={listWords('reason')} rows={3} maxLength={2000} />
      </Stack>
    </Card>
  );
}

/** This year and the next three, and the chosen one. */
function yearsWith(chosen: number | null): string[] {
  const first = new Date().getFullYear();
  const years = new Set([...(chosen === null ? [] : [chosen]), ...[0, 1, 2, 3].map((more) => first + more)]);
  return [...years].toSorted((one, other) => one - other).map(String);
}
