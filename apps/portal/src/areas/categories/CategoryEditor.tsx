import type { Category } from '@sen/api/contract/model';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { Button } from '@sen/ui/Button';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { UnitChoice } from '../../patterns/UnitChoice';
import { CategoryChoice } from './CategoryChoice';
import { categoryErrors, type CategoryForm } from './categoryForm';
import { categoryHref } from './categoryPlaces';
import { changedWith } from './changedWith';
import { words } from './words';

interface CategoryEditorProps {
  kind: CategoryKind;
  work: FormWork<CategoryForm>;
  title: string;
  /** The category to edit; absent for a new one. */
  category?: Category;
  /** A new one has a parent: its unit is that of the parent. */
  isChild?: boolean;
  send: (form: CategoryForm) => Promise<Category>;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a category and its saving. */
export function CategoryEditor({
  kind,
  work,
  title,
  category,
  isChild = false,
  send,
  back,
}: CategoryEditorProps) {
  const user = useUser();
  const openSaved = useOpenSaved();
  const { value, change, field } = work;
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (form) => categoryErrors(form, user),
    send,
    invalidates: changedWith(),
    toast: ({ name }) => words(category ? 'saved' : 'added', { name }),
    forget: () => work.forget(),
    onSaved: ({ id }) => openSaved(categoryHref.view(kind, id)),
  });
  const hasParent = isChild || (category !== undefined && category.parent !== null);
  const bound = category !== undefined && category.use_count + category.child_count > 0;
  return (
    <Form aria-label={title} errors={errors} onSubmit={() => save()}>
      <Stack gap="l">
        <Stack>
          {user.role === 'super-admin' && !hasParent && (
            <UnitChoice value={value} onChange={change} bound={bound ? words('unitBound') : undefined} />
          )}
          <TextField
            {...field('name')}
            label={words('name')}
            description={words('nameHint')}
            maxLength={200}
            required
          />
          {category && category.parent !== null && (
            <CategoryChoice
              name="parent_id"
              label={words('parent')}
              description={words('parentHint')}
              kind={kind}
              companyId={category.company_id}
              except={category.id}
              upper
              value={value.parent}
              onChange={(parent) => change({ parent })}
            />
          )}
        </Stack>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(category ? 'save' : isChild ? 'addChild' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
