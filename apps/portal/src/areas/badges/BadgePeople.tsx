import type { Badge, BadgePerson } from '@sen/api/contract/model';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { Heading } from '@sen/ui/Heading';
import { PeopleIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { words } from './words';

const awardedOf = ({ awarded_at }: BadgePerson) => (awarded_at === null ? 'no' : 'yes');
const tones = { yes: 'success', no: 'neutral' } as const;

/** Who has a badge, and how far the others are. */
export function BadgePeople({ badge }: { badge: Badge }) {
  const list = useList({
    name: 'badge-people',
    query: badgeQueries.people(badge.id),
    search: 'name',
    sorts: ['awarded_at', 'name'],
    order: 'desc',
    stateIn: 'memory',
    rowName: (row) => row.name,
  });
  const coursesOf = ({ progress }: BadgePerson) =>
    `${formatNumber(progress.completed_course_count)} / ${formatNumber(badge.required_course_count)}`;
  return (
    <Stack>
      <Heading level={2}>{words('people')}</Heading>
      <ListView
        label={words('people')}
        list={list}
        rowHref={({ id }) => href('memberView', { uid: id })}
        columns={(column) => [
          column.person('name', words('person'), (row) => row),
          column.status('has', words('has'), awardedOf, (awarded) => words(awarded), tones),
          column.date('awarded_at', words('awarded'), (row) => row.awarded_at),
          column.amount('progress', words('progress'), coursesOf),
          column.number('joined', words('joined'), (row) => row.progress.join_days, { width: 'narrow' }),
          column.text(
            'corrected',
            words('status'),
            (row) => (row.awarded_at !== null && !row.progress.is_met ? words('correctedSince') : null),
            { priority: 'low' },
          ),
        ]}
        empty={{ icon: PeopleIcon, title: words('nobody'), text: words('nobodyText') }}
      />
    </Stack>
  );
}
