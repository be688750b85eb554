import type { Category } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { mayEditCategory } from '@sen/domain/categories/mayEditCategory';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { pageTitle } from '../../routes/pageTitles';
import { CategoryEditor } from './CategoryEditor';
import { type CategoryForm, formOf, categoryReaders } from './categoryForm';
import { categoryHref } from './categoryPlaces';
import { words } from './words';

interface EditedCategoryProps {
  kind: CategoryKind;
  id: string;
  /** The parent that the address names; null for a category without one. */
  parentId: string | null;
}

/** Edits a category that is where the address says. */
export function EditedCategory({ kind, id, parentId }: EditedCategoryProps) {
  const user = useUser();
  return (
    <EditPage
      query={categoryQueries.detail(categoryKinds[kind].segment, id)}
      name={({ name }) => name}
      belongs={({ parent }) => (parent?.id ?? null) === parentId}
      guard={{
        rule: (category) => mayEditCategory(user, category),
        view: (category) => categoryHref.view(kind, category.id),
      }}
    >
      {(category) => <EditForm kind={kind} category={category} />}
    </EditPage>
  );
}

function EditForm({ kind, category }: { kind: CategoryKind; category: Category }) {
  const user = useUser();
  const { segment } = categoryKinds[kind];
  const sendChange = useVersionedSend(
    categoryQueries.detail(segment, category.id).queryKey,
    'categoryChanged',
  );
  const initial = useMemo(() => formOf(category), [category]);
  const back = { href: categoryHref.view(kind, category.id), label: pageTitle('categoryView') };
  const title = words('editing', { name: category.name });

  const send = async ({ name, parent, company_id }: CategoryForm) => {
    const place = {
      ...(category.parent !== null && { parent_id: parent?.id ?? null }),
      ...(company_id !== category.company_id && { company_id }),
    };
    const change = { name, version: category.version, ...place };
    return (await sendChange(() => categoryMutations.change(segment, category.id, change))).data;
  };

  return (
    <FormPage
      title={title}
      back={back}
      draftKey={`${user.id}:category:${category.id}`}
      base={String(category.version)}
      initial={initial}
      readers={categoryReaders}
    >
      {(work) => (
        <CategoryEditor
          kind={kind}
          work={work}
          title={title}
          category={category}
          send={send}
          back={back.href}
        />
      )}
    </FormPage>
  );
}
