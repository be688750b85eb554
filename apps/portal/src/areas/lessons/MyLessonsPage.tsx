import type { Query } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { formatDuration } from '@sen/domain/lessons/duration';
import { lessonStatuses } from '@sen/domain/lessons/lessonVerbs';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, PresentationIcon } from '@sen/ui/icons';
import { TabLinks } from '@sen/ui/TabLinks';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { statusLabel, statusTones } from '../../words/labels';
import { lessonActions } from './lessonActions';
import { lessonListNames, scopeOf, useLessonListName } from './lessonLists';
import { words } from './words';

/** The lesson bank: the user's own lessons, the public ones, or those of projects. */
export function MyLessonsPage() {
  const user = useUser();
  const name = useLessonListName();
  const scope = scopeOf(name);
  const categories = useQuery(categoryQueries.options('lessons_categories'));
  const projects = useProjectFilter(user);
  const list = useList({
    name: 'lessons',
    query: (query: Omit<Query<'listLessons'>, 'scope'>) => lessonQueries.list({ ...query, scope }),
    search: 'name',
    sorts: ['updated_at', 'name', 'status'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('status', words('status'), lessonStatuses, statusLabel),
      filter.references('category_id', words('category'), categories.data?.data),
      ...(projects ? [filter.searched('project_id', words('project'), projects)] : []),
      filter.dates('updated_at', words('updated')),
    ],
    rowName: (row) => row.name,
    actions: lessonActions(user),
  });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('lessonAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle(name)}
      main={add}
      tabs={
        <TabLinks
          label={words('lists')}
          items={lessonListNames.map((one) => ({
            label: words(tabs[scopeOf(one)]),
            href: href(one),
            current: one === name,
          }))}
        />
      }
      list={list}
      rowHref={(row) => href('lessonView', { lessonid: row.id })}
      columns={(column) => [
        column.main('name', words('lesson'), (row) => row.name),
        column.status('status', words('status'), (row) => row.status, statusLabel, statusTones),
        column.category('category', words('category'), (row) => row.category.name),
        column.text('project', words('project'), (row) => row.project_name, { width: 'narrow' }),
        column.amount('duration', words('duration'), (row) =>
          row.duration_seconds === null ? null : formatDuration(row.duration_seconds),
        ),
        column.text('name_created', words('createdBy'), (row) => row.name_created, {
          width: 'narrow',
          priority: 'low',
        }),
        column.date('updated_at', words('updated'), (row) => row.updated_at, {
          width: 'medium',
          priority: 'low',
        }),
      ]}
      empty={{
        icon: PresentationIcon,
        title: words('emptyTitle'),
        text: words(emptyTexts[scope]),
        ...(scope === 'own' ? { actions: add } : {}),
      }}
    />
  );
}

const tabs = { own: 'own', general: 'general', project: 'ofProjects' } as const;
const emptyTexts = { own: 'emptyOwn', general: 'emptyGeneral', project: 'emptyProject' } as const;
