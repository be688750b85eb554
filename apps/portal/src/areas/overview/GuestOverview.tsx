import { notificationQueries } from '@sen/api/resources/notifications/notificationQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ProjectIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { allNotificationsHref } from '../../app/shell/notifications/allNotifications';
import { useUser } from '../../app/session/useUser';
import { useShownBanners } from '../../patterns/banners/useShownBanners';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { NothingWaits } from '../../patterns/board/NothingWaits';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { OverviewBoard } from './OverviewBoard';
import { OwnProjects } from './OwnProjects';
import { SurveysToAnswer } from './SurveysToAnswer';
import { words } from './words';

/** As many as fit without much scrolling. */
const shown = 10;

/** For staff and sponsors: what they have not read yet, then the projects that they follow. */
export function GuestOverview() {
  const { company_name: company } = useUser();
  const newest = useQuery(notificationQueries.newest());
  const projects = useQuery(overviewQueries.projects({ limit: shown }));
  const surveys = useQuery(surveyQueries.mine());
  const banners = useShownBanners();
  return (
    <Loaded
      query={joinQueries({ newest, projects, surveys, banners })}
      loading={<Loading shape="board" titled />}
    >
      {({
        newest: { count_unread: unread, data: notifications },
        projects: { data, total },
        surveys: asked,
        banners: { data: shownBanners },
      }) => {
        const latest = notifications.find(({ read_at }) => read_at === null);
        return (
          <OverviewBoard banners={shownBanners}>
            <BoardSection title={words('waiting')}>
              {unread > 0 ? (
                <BoardRows
                  rows={[
                    {
                      id: 'unread',
                      count: unread,
                      title: words('unread'),
                      href: allNotificationsHref,
                      details: latest ? [words('unreadText', { message: latest.data.message })] : [],
                    },
                  ]}
                />
              ) : (
                <NothingWaits title={words('nothingWaits')} text={words('nothingNewText')} />
              )}
            </BoardSection>
            <SurveysToAnswer surveys={asked.data} />
            <OwnProjects projects={data} total={total} />
            {total === 0 && (
              <EmptyState tone="accent" icon={ProjectIcon} title={words('welcomeTitle')}>
                {company ? words('noProjectsText', { company }) : words('welcomeTextAlone')}
              </EmptyState>
            )}
          </OverviewBoard>
        );
      }}
    </Loaded>
  );
}
