import type { TrainingComparison } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { StatCard } from '@sen/ui/StatCard';
import { formatNumber } from '../../words/formats';
import { changeText } from './testWords';
import { resultWords as words } from './words';

/** What a group has reached before and after. */
export function GroupFigures({ group: { pretest, posttest, both } }: { group: TrainingComparison['group'] }) {
  const average = (value: number | null) => (value === null ? words('none') : formatNumber(value));
  return (
    <Columns>
      <StatCard
        label={`${words('averageBefore')} ${words('of', { count: pretest.count })}`}
        value={average(pretest.average)}
      />
      <StatCard
        label={`${words('averageAfter')} ${words('of', { count: posttest.count })}`}
        value={average(posttest.average)}
      />
      <StatCard
        label={`${words('averageChange')} ${words('both', { count: both.count })}`}
        value={both.change === null ? words('none') : changeText(both.change)}
      />
      {(['better', 'same', 'worse'] as const).map((direction) => (
        <StatCard key={direction} label={words(direction)} value={formatNumber(both[direction])} />
      ))}
    </Columns>
  );
}
