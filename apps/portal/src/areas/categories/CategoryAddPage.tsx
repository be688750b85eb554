import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { CategoryEditor } from './CategoryEditor';
import { emptyCategory, categoryReaders } from './categoryForm';
import { backToCategories, useCategoryKind } from './categoryPlaces';

/** Adds a category of the kind in the address. */
export function CategoryAddPage() {
  const kind = useCategoryKind();
  return kind ? <NewCategory kind={kind} /> : <Redirect to={href('notFound')} replace />;
}

function NewCategory({ kind }: { kind: CategoryKind }) {
  const user = useUser();
  const [initial] = useState(() => emptyCategory(user));
  const back = backToCategories(kind);
  const title = pageTitle('categoryAdd');
  return (
    <FormPage
      title={title}
      back={back}
      draftKey={`${user.id}:category:${kind}:new`}
      base={null}
      initial={initial}
      readers={categoryReaders}
    >
      {(work) => (
        <CategoryEditor
          kind={kind}
          work={work}
          title={title}
          send={async ({ name, company_id }) =>
            (await categoryMutations.add(categoryKinds[kind].segment, { name, company_id })).data
          }
          back={back.href}
        />
      )}
    </FormPage>
  );
}
