import type { DropdownOption } from '@sen/api/contract/model';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { pageTitle } from '../../routes/pageTitles';
import { ProjectEditor } from './ProjectEditor';
import { emptyForm, projectReaders } from './projectForm';
import { useProjectsList, useUnit } from '../../patterns/projectPlaces';

/** Adds a project to a unit. */
export function ProjectAddPage({ params: { companyId } }: { params: { companyId: string } }) {
  return (
    <LoadedForm query={useUnit(companyId)} belongs={({ id }) => id === companyId}>
      {(unit) => <NewProject key={unit.id} unit={unit} />}
    </LoadedForm>
  );
}

function NewProject({ unit }: { unit: DropdownOption }) {
  const user = useUser();
  const back = useProjectsList(unit.id);
  return (
    <FormPage
      title={pageTitle('projectAdd')}
      back={back}
      draftKey={`${user.id}:project:${unit.id}:new`}
      base={null}
      initial={emptyForm}
      readers={projectReaders}
    >
      {(work) => <ProjectEditor work={work} companyId={unit.id} back={back.href} />}
    </FormPage>
  );
}
