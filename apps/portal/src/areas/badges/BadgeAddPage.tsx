import type { DropdownOption } from '@sen/api/contract/model';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { useUnit } from '../../patterns/projectPlaces';
import { pageTitle } from '../../routes/pageTitles';
import { unitHref } from './badgeActions';
import { BadgeEditor } from './BadgeEditor';
import { badgeReaders, emptyForm } from './badgeForm';

/** Creates a badge of a unit. */
export function BadgeAddPage({ params: { coid } }: { params: { coid: string } }) {
  return (
    <LoadedForm query={useUnit(coid)} belongs={({ id }) => id === coid}>
      {(unit) => <NewBadge key={unit.id} unit={unit} />}
    </LoadedForm>
  );
}

function NewBadge({ unit }: { unit: DropdownOption }) {
  const { id } = useUser();
  const back = { href: unitHref(unit.id), label: unit.name };
  return (
    <FormPage
      title={pageTitle('badgeAdd')}
      back={back}
      draftKey={`${id}:badge:${unit.id}:new`}
      base={null}
      initial={emptyForm}
      readers={badgeReaders}
    >
      {(work) => <BadgeEditor work={work} companyId={unit.id} back={back.href} />}
    </FormPage>
  );
}
