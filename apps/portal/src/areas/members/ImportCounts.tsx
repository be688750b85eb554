import type { MemberImportReport } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { StatCard } from '@sen/ui/StatCard';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';

interface ImportCountsProps {
  report: MemberImportReport & { saved?: number };
  /** Whether it was a dry run. */
  dry: boolean;
}

/** The number of rows by outcome. */
export function ImportCounts({ report, dry }: ImportCountsProps) {
  const { total, good, saved = 0, repeated, refused } = report;
  return (
    <Columns division="narrow">
      <StatCard label={words('rows')} value={formatNumber(total)} />
      <StatCard label={words(dry ? 'good' : 'saved')} value={formatNumber(dry ? good : saved)} />
      <StatCard label={words('repeated')} value={formatNumber(repeated)} />
      <StatCard label={words('refused')} value={formatNumber(refused)} />
    </Columns>
  );
}
