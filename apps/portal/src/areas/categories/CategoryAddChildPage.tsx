import type { Category } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { href } from '../../routes/paths';
import { CategoryEditor } from './CategoryEditor';
import { formOf, categoryReaders } from './categoryForm';
import { categoryHref, useCategoryKind } from './categoryPlaces';
import { words } from './words';

/** Adds a child to a category; a child has none, so it has no such page. */
export function CategoryAddChildPage({ params: { id } }: { params: { id: string } }) {
  const kind = useCategoryKind();
  return kind ? <OfCategory kind={kind} id={id} /> : <Redirect to={href('notFound')} replace />;
}

function OfCategory({ kind, id }: { kind: CategoryKind; id: string }) {
  const query = useQuery(categoryQueries.detail(categoryKinds[kind].segment, id));
  useDocumentName(query.data?.data.name ?? '');
  if (query.data?.data.parent === null) return <NewChild kind={kind} parent={query.data.data} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query} belongs={({ data }) => data.parent === null}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}

function NewChild({ kind, parent }: { kind: CategoryKind; parent: Category }) {
  const user = useUser();
  const initial = useMemo(() => ({ ...formOf(parent), name: '' }), [parent]);
  const back = { href: categoryHref.view(kind, parent.id), label: parent.name };
  const title = words('addingChild', { name: parent.name });
  return (
    <FormPage
      title={title}
      back={back}
      draftKey={`${user.id}:category:${parent.id}:child`}
      base={null}
      initial={initial}
      readers={categoryReaders}
    >
      {(work) => (
        <CategoryEditor
          kind={kind}
          work={work}
          title={title}
          isChild
          send={async ({ name }) =>
            (await categoryMutations.addChild(categoryKinds[kind].segment, parent.id, { name })).data
          }
          back={back.href}
        />
      )}
    </FormPage>
  );
}
