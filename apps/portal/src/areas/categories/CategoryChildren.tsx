import type { Category } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, FolderIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { useUser } from '../../app/session/useUser';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { categoryActions } from './categoryActions';
import { categoryColumns } from './categoryColumns';
import { categoryHref } from './categoryPlaces';
import { words } from './words';

/** The children of a category. */
export function CategoryChildren({ kind, category: { id } }: { kind: CategoryKind; category: Category }) {
  const user = useUser();
  const list = useList({
    name: 'category-children',
    query: categoryQueries.children(categoryKinds[kind].segment, id),
    search: 'name',
    sorts: ['name', 'created_at'],
    order: 'asc',
    rowName: (row) => row.name,
    actions: categoryActions(user, kind),
    stateIn: 'memory',
  });
  return (
    <Stack>
      <Inline justify="between" gap="m">
        <Heading level={2}>{words('children')}</Heading>
        <ButtonLink icon={<Icon of={AddIcon} />} href={categoryHref.addChild(kind, id)}>
          {words('addChild')}
        </ButtonLink>
      </Inline>
      <ListView
        label={words('children')}
        list={list}
        rowHref={(row) => categoryHref.view(kind, row.id)}
        columns={categoryColumns({ ofOne: true })}
        empty={{ icon: FolderIcon, title: words('noChildren'), text: words('noChildrenText') }}
      />
    </Stack>
  );
}
