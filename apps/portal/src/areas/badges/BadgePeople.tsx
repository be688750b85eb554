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

/** Who has it keeps it when a result is corrected, or the rule changed. */
const standingOf = ({ awarded_at, progress }: BadgePerson) =>
  awarded_at === null ? 'no' : progress.is_met ? 'yes' : 'noLongerMet';
const tones = { yes: 'success', noLongerMet: 'waiting', no: 'neutral' } as const;

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
  const { courses, required_course_count, required_join_days } = badge;
  const countOf = (count: number, of: number) =>
    words('countOf', { count: formatNumber(count), of: formatNumber(of) });
  return (
    <Stack>
      <Heading level={2}>{words('people')}</Heading>
      <ListView
        label={words('people')}
        list={list}
        rowHref={({ id }) => href('memberView', { uid: id })}
        columns={(column) => [
          column.person('name', words('person'), (row) => row),
          column.status('has', words('has'), standingOf, (standing) => words(standing), tones),
          column.date('awarded_at', words('awarded'), (row) => row.awarded_at),
          ...(courses.length > 0
            ? [
                column.amount('progress', words('progress'), ({ progress }) =>
                  countOf(progress.completed_course_count, required_course_count),
                ),
              ]
            : []),
          ...(required_join_days !== null
            ? [
                column.amount('joined', words('joined'), ({ progress }) =>
                  countOf(progress.join_days, required_join_days),
                ),
              ]
            : []),
        ]}
        empty={{ icon: PeopleIcon, title: words('nobody'), text: words('nobodyText') }}
      />
    </Stack>
  );
}
