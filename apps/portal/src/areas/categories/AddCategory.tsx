import type { CategorySegment } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import { AddButton } from '../../patterns/forms/AddButton';
import { UnitChoice } from '../../patterns/UnitChoice';
import { words } from './words';

/** A button that opens the dialog of a new category. */
export function AddCategory({ categories }: { categories: CategorySegment }) {
  const user = useUser();
  return (
    <AddButton
      label={words('add')}
      initial={{ name: '', company_id: user.company_id ?? '', company_name: user.company_name ?? '' }}
      check={(value) => checkCategory(value, user)}
      send={({ name, company_id }) => categoryMutations.add(categories, { name, company_id })}
      toast={words('added')}
      invalidates={[categoryQueries.all()]}
    >
      {({ value, change, field }) => (
        <>
          {user.role === 'super-admin' && <UnitChoice value={value} onChange={change} />}
          <TextField {...field('name')} label={words('name')} maxLength={200} required />
        </>
      )}
    </AddButton>
  );
}
