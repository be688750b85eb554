import type { Category } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { categoryActions } from './categoryActions';
import { CategoryChildren } from './CategoryChildren';
import { backToCategories, categoryHref, kindLabel, useCategoryKind } from './categoryPlaces';
import { CategoryUses } from './CategoryUses';
import { words } from './words';

/** One category with its children and what uses it. */
export function CategoryViewPage({ params: { id } }: { params: { id: string } }) {
  const kind = useCategoryKind();
  return kind ? <ShownCategory key={id} kind={kind} id={id} /> : <Redirect to={href('notFound')} replace />;
}

function ShownCategory({ kind, id }: { kind: CategoryKind; id: string }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const query = useQuery(categoryQueries.detail(categoryKinds[kind].segment, id));
  const parent = query.data?.data.parent;
  const above = parent
    ? { href: categoryHref.view(kind, parent.id), label: parent.name }
    : backToCategories(kind);
  return (
    <DetailPage query={query} name={({ data }) => data.name} measure="page">
      {({ data: category }) => (
        <>
          <PageHeader
            title={category.name}
            back={above}
            actions={
              <ActionButtons
                actions={categoryActions(user, kind)}
                only={['edit', 'move']}
                behind={['delete', 'deleteUsed']}
                item={category}
                onDone={(action) => action.startsWith('delete') && navigate(above.href, { replace: true })}
              />
            }
          />
          <DescriptionList items={factsOf(kind, category)} />
          {category.parent === null && <CategoryChildren kind={kind} category={category} />}
          <CategoryUses category={category} />
        </>
      )}
    </DetailPage>
  );
}

function factsOf(kind: CategoryKind, { parent, ...category }: Category) {
  return [
    { term: words('kind'), details: kindLabel(kind) },
    {
      term: words('parent'),
      details: parent ? <Link href={categoryHref.view(kind, parent.id)}>{parent.name}</Link> : undefined,
    },
    { term: words('unit'), details: category.company_name },
    { term: words('createdBy'), details: category.name_created ?? undefined },
    { term: words('created'), details: formatDateTime(category.created_at) },
    { term: words('updated'), details: formatDateTime(category.updated_at) },
  ];
}
