import type { OpenClass } from '@sen/api/contract/model';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClassIcon, SearchIcon } from '@sen/ui/icons';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { callQuery } from '../../patterns/list/callQuery';
import { searchOf } from '../../patterns/list/listState';
import { useListState } from '../../patterns/list/useListState';
import { pageTitle } from '../../routes/pageTitles';
import { AskDialog } from '../../patterns/registration/AskDialog';
import { courseWords as words } from '../../patterns/registration/courseWords';
import { OpenClassCard } from '../../patterns/registration/OpenClassCard';
import { useMarketplaceMark } from './useMarketplaceMark';

/** Where a student from the learning marketplace requests a place in a class of the unit. */
export function CourseRegisterPage() {
  const user = useUser();
  useMarketplaceMark(user);
  const [state, change] = useListState();
  const { page, limit, search } = state;
  const query = useQuery(registrationQueries.classes(callQuery(state, 'classroom_name')));
  const [chosen, setChosen] = useState<OpenClass | null>(null);
  const intro = user.company_name ? words('intro', { unit: user.company_name }) : words('introAlone');
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={pageTitle('courseRegister')} description={intro} />
        <ListToolbar
          search={{
            value: search,
            label: words('search'),
            onSearch: (next) => change({ search: searchOf(next) }),
          }}
        />
        <Loaded query={query} loading={<Loading titled />}>
          {({ data, total }) =>
            data.length === 0 ? (
              <NoClasses searched={search !== ''} />
            ) : (
              <>
                <Columns division="medium">
                  {data.map((classroom) => (
                    <OpenClassCard
                      key={classroom.id}
                      classroom={classroom}
                      onAsk={() => setChosen(classroom)}
                    />
                  ))}
                </Columns>
                {total > limit && (
                  <Pagination
                    page={page}
                    pageSize={limit}
                    total={total}
                    onPageChange={(next) => change({ page: next })}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
      {chosen && <AskDialog classroom={chosen} onClose={() => setChosen(null)} />}
    </PageFrame>
  );
}

function NoClasses({ searched }: { searched: boolean }) {
  return searched ? (
    <EmptyState icon={SearchIcon} title={words('noneFound')}>
      {words('noneFoundText')}
    </EmptyState>
  ) : (
    <EmptyState icon={ClassIcon} title={words('emptyTitle')}>
      {words('emptyText')}
    </EmptyState>
  );
}
