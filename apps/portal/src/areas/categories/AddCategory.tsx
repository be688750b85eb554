import type { CategorySegment } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { TextField } from '@sen/ui/TextField';
import { AddButton } from '../../patterns/forms/AddButton';
import { words } from './words';

/** A button that opens the dialog of a new category. */
export function AddCategory({ categories }: { categories: CategorySegment }) {
  return (
    <AddButton
      label={words('add')}
      initial={{ name: '' }}
      check={checkCategory}
      send={(body) => categoryMutations.add(categories, body)}
      toast={words('added')}
      invalidates={[categoryQueries.all()]}
    >
      {({ field }) => <TextField {...field('name')} label={words('name')} maxLength={200} required />}
    </AddButton>
  );
}
