import type { Class, Survey } from '@sen/api/contract/model';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { surveyMutations } from '@sen/api/resources/surveys/surveyMutations';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { keywords } from '../../patterns/list/callQuery';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { StudentsChoice } from '../../patterns/people/StudentsChoice';
import { pageTitle } from '../../routes/pageTitles';
import { draftOf, surveyErrors, type SurveyEdit } from './surveyForm';
import { SurveyNeed } from './SurveyNeed';
import { type AskedPlace, askedOf } from './surveyPlaces';
import { formWords as words } from './words';

const most = 5000;

interface SurveyEditorProps {
  work: FormWork<SurveyEdit>;
  of: AskedPlace;
  /** The survey to edit; absent for a new one. */
  survey?: Survey;
}

/** The form of a survey: what is asked, when, of whom, and in a project for which need. */
export function SurveyEditor({ work, of, survey }: SurveyEditorProps) {
  const { value, change, field, forget } = work;
  const openSaved = useOpenSaved();
  const { place, companyId } = askedOf(of);
  const students = 'classroom' in of ? (of.classroom.students ?? []) : [];
  const sendChange = useVersionedSend(surveyQueries.detail(survey?.id ?? '').queryKey, 'surveyChanged');
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (edit) =>
      surveyErrors(
        draftOf(edit, place.target, survey),
        survey,
        students.map(({ id }) => id),
      ),
    send: async (edit) =>
      (await sendChange(() => surveyMutations.save(draftOf(edit, place.target, survey)))).data,
    invalidates: [surveyQueries.all(), surveyFormQueries.all()],
    toast: words('saved'),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(place.view(id)),
  });
  const back = survey ? place.view(survey.id) : place.list;
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
                  ...keywords({ name: typed, company_id: companyId }),
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
        {'project' in of && <SurveyNeed work={work} />}
        <Card title={words('participants')}>
          {'classroom' in of && <ClassParticipants work={work} students={students} />}
          {'course' in of && <Text>{words('wholeCourse')}</Text>}
          {'project' in of && (
            <PeopleChoice
              name="user_ids"
              label={words('participants')}
              description={words('participantsHelp')}
              companyId={companyId}
              max={most}
              value={value.participants}
              onChange={(participants) => change({ participants })}
            />
          )}
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

interface ClassParticipantsProps {
  work: FormWork<SurveyEdit>;
  students: NonNullable<Class['students']>;
}

/** The whole class, later students included, or those chosen. */
function ClassParticipants({ work: { value, change }, students }: ClassParticipantsProps) {
  const names = new Map([...value.participants, ...students].map(({ id, name }) => [id, name]));
  return (
    <StudentsChoice
      name="user_ids"
      label={words('participants')}
      wholeClass={words('wholeClass', { count: students.length })}
      students={students}
      everyone={value.everyone}
      chosen={value.participants.map(({ id }) => id)}
      onChange={({ everyone = value.everyone, student_ids }) =>
        change({
          everyone,
          ...(student_ids && {
            participants: student_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
          }),
        })
      }
    />
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
