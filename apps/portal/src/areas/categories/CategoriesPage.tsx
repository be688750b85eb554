import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { categoryKinds } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, FolderIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { categoryActions } from './categoryActions';
import { categoryColumns } from './categoryColumns';
import { categoryHref, categoryListOf, useCategoryKind } from './categoryPlaces';
import { CategoryTabs } from './CategoryTabs';
import { words } from './words';

/** The categories of a kind; its address says which. */
export function CategoriesPage() {
  const user = useUser();
  const kind = useCategoryKind() ?? 'general';
  const list = useList({
    name: 'categories',
    query: categoryQueries.list(categoryKinds[kind].segment),
    search: 'name',
    sorts: ['name', 'created_at'],
    order: 'asc',
    filters: (filter) => [
      filter.choice('level', words('level'), ['parent', 'child'], (level) =>
        words(level === 'parent' ? 'upper' : 'lower'),
      ),
      filter.choice('in_use', words('inUse'), ['true', 'false'], (used) =>
        words(used === 'true' ? 'used' : 'unused'),
      ),
      filter.dates('created_at', words('created')),
    ],
    rowName: ({ name, parent }) => categoryPath(name, parent),
    actions: categoryActions(user, kind),
  });
  return (
    <ListPage
      title={pageTitle(categoryListOf(kind))}
      tabs={<CategoryTabs current={kind} />}
      main={
        <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={categoryHref.add(kind)}>
          {words('add')}
        </ButtonLink>
      }
      list={list}
      rowHref={(row) => categoryHref.view(kind, row.id)}
      columns={categoryColumns()}
      empty={{ icon: FolderIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
