import type { Project } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import { pageTitle } from '../../routes/pageTitles';
import type { ProjectForm } from './projectForm';
import { TypeChoice } from './TypeChoice';
import { useSaveProject } from './useSaveProject';
import { words } from './words';

interface ProjectEditorProps {
  work: FormWork<ProjectForm>;
  companyId: string;
  /** The project to edit; absent for a new one. */
  project?: Project;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a project and its saving. */
export function ProjectEditor({ work, companyId, project, back }: ProjectEditorProps) {
  const { value, change, field } = work;
  const { errors, refusal, pending, save } = useSaveProject(work, companyId, project);
  return (
    <Form
      aria-label={project ? words('editing', { name: project.project_name }) : pageTitle('projectAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={words('about')}>
          <Stack>
            <TextField {...field('project_name')} label={words('name')} maxLength={300} required />
            <Columns division="medium">
              <TypeChoice companyId={companyId} value={value.type} onChange={(type) => change({ type })} />
              <TextField
                {...field('field')}
                label={words('field')}
                description={words('fieldHelp')}
                maxLength={200}
              />
            </Columns>
            <TextArea {...field('project_description')} label={words('description')} maxLength={10_000} />
          </Stack>
        </Card>
        <Card title={words('people')}>
          <Stack gap="l">
            <PeopleChoice
              name="lecturer_ids"
              label={words('lecturers')}
              description={words('lecturersHelp')}
              companyId={companyId}
              ofRole="teacher"
              except={value.participants}
              max={100}
              value={value.lecturers}
              onChange={(lecturers) => change({ lecturers })}
            />
            <PeopleChoice
              name="user_ids"
              label={words('participants')}
              description={words('participantsHelp')}
              companyId={companyId}
              except={value.lecturers}
              max={1000}
              value={value.participants}
              onChange={(participants) => change({ participants })}
            />
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(project ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
