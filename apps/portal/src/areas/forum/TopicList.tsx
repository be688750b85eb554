import type { Query, Role } from '@sen/api/contract/model';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { can } from '@sen/domain/access/can';
import { ButtonLink } from '@sen/ui/ButtonLink';
import type { FilterState } from '@sen/ui/FilterPopover';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { filteredHref } from '../../patterns/list/filteredHref';
import { ListConditions, ListFilters } from '../../patterns/list/ListFilters';
import { useList } from '../../patterns/list/useList';
import { useNotedList } from '../../patterns/list/useNotedList';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { ForumTabs } from './ForumTabs';
import { NoTopics } from './NoTopics';
import { ThemeList } from './ThemeList';
import * as css from './TopicList.css';
import { TopicCard } from './TopicCard';
import { topicLists, useTopicListName, type TopicListName } from './topicPlaces';
import { words } from './words';

const sorts = ['last_active_at', 'created_at', 'reply_count', 'title'] as const;

function useTopics(name: TopicListName, role: Role) {
  const forum = useQuery(forumQueries.forum());
  const themes = forum.data?.data.themes ?? [];
  const list = useList({
    name,
    query: (query: Omit<Query<'listTopics'>, 'view'>) =>
      forumQueries.topics({ ...query, view: topicLists[name] }),
    search: 'title',
    sorts,
    order: 'desc',
    filters: (filter) => [
      filter.references('theme', words('theme'), themes),
      filter.text('author', words('author')),
      ...(can(role, 'topic.approve')
        ? [filter.choice('reported', words('reported'), ['true'], () => words('isReported'))]
        : []),
    ],
    rowName: (row) => row.title,
  });
  return { themes, list };
}

/** The topics of the forum with the themes beside them. */
export function TopicList() {
  const { role } = useUser();
  const name = useTopicListName();
  const { themes, list } = useTopics(name, role);
  const { state, change, filters, query } = list;
  useNotedList(pageTitle(name));
  const shown = { state, change, filters };
  const isNarrowed = state.search !== '' || state.filters.length > 0;
  return (
    <PageFrame measure="wide">
      <Stack gap="m">
        <PageHeader
          title={pageTitle(name)}
          main={
            <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('topicAdd')}>
              {words('write')}
            </ButtonLink>
          }
        />
        <ForumTabs current={name} />
        <div className={css.place}>
          <ThemeList
            themes={themes}
            current={themeOf(state.filters)}
            hrefOf={(id) => (id === null ? href(name) : filteredHref(href(name), { theme: [id] }))}
          />
          <div className={css.topics}>
            <div className={css.tools}>
              <ListFilters {...shown} />
              <Select
                aria-label={words('order')}
                options={sorts.map((sort) => ({ value: sort, label: words(sort) }))}
                value={sorts.find((sort) => sort === state.sort) ?? sorts[0]}
                onChange={(sort) => change({ sort, order: sort === 'title' ? 'asc' : 'desc' })}
              />
            </div>
            <ListConditions {...shown} />
            <Loaded query={query} loading={<Loading titled />}>
              {({ data, total }) =>
                data.length === 0 ? (
                  <NoTopics
                    list={topicLists[name]}
                    narrowed={isNarrowed}
                    onClear={() => change({ search: '', filters: [] })}
                  />
                ) : (
                  <>
                    {data.map((topic) => (
                      <TopicCard key={topic.id} topic={topic} now={query.dataUpdatedAt} />
                    ))}
                    {total > state.limit && (
                      <Pagination
                        page={state.page}
                        pageSize={state.limit}
                        total={total}
                        onPageChange={(page) => change({ page })}
                      />
                    )}
                  </>
                )
              }
            </Loaded>
          </div>
        </div>
      </Stack>
    </PageFrame>
  );
}

/** The one theme that the list is filtered by; null for several or none. */
function themeOf(filters: FilterState): string | null {
  const filter = filters.find(({ key }) => key === 'theme');
  if (!filter) return null;
  if ('choice' in filter) return filter.choice;
  const [only = null, ...others] = 'choices' in filter ? filter.choices : [];
  return others.length === 0 ? only : null;
}
