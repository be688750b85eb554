import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { PageHeader } from '@sen/ui/PageHeader';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { formatDateTime, formatNumber } from '../../words/formats';
import { badgeActions, unitHref } from './badgeActions';
import { BadgePeople } from './BadgePeople';
import { BadgePicture } from './BadgePicture';
import { criteriaOf } from './criteriaOf';
import { words } from './words';

/** One badge: what it asks for, who has it, and how far the others are. */
export function BadgeViewPage({ params: { coid, arid } }: { params: { coid: string; arid: string } }) {
  const [, navigate] = useLocation();
  const query = useQuery(badgeQueries.detail(arid));
  return (
    <DetailPage
      query={query}
      name={({ data }) => data.name}
      measure="page"
      belongs={({ data }) => data.company_id === coid}
    >
      {({ data: badge }) => (
        <>
          <PageHeader
            title={badge.name}
            back={{ href: unitHref(badge.company_id), label: badge.company_name }}
            status={
              <StatusBadge tone={badge.active ? 'success' : 'neutral'}>
                {words(badge.active ? 'active' : 'paused')}
              </StatusBadge>
            }
            actions={
              <ActionButtons
                actions={badgeActions()}
                only={['edit']}
                behind={['delete']}
                item={badge}
                onDone={(action) =>
                  action === 'delete' && navigate(unitHref(badge.company_id), { replace: true })
                }
              />
            }
          />
          <BadgePicture image={badge.image_badge} size="page" />
          <DescriptionList
            items={[
              { term: words('criteria'), details: criteriaOf(badge) },
              { term: words('awards'), details: formatNumber(badge.award_count) },
              { term: words('created'), details: formatDateTime(badge.created_at) },
            ]}
          />
          <BadgePeople badge={badge} />
        </>
      )}
    </DetailPage>
  );
}
