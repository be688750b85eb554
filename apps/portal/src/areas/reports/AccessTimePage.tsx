import { accessTime } from '@sen/domain/reports/definitions/accessTime';
import { daysOfWeek, readDay } from '@sen/domain/reports/days';
import type { ParamsOf } from '../../routes/paths';
import { periodConditions } from '../../patterns/reports/openingHref';
import { ReportView } from './ReportView';

/** `/week/2026-W48` and `/day/2026-11-27` are periods; one that is none shows the last days. */
export function AccessTimePage({ params: { step, date = '' } }: { params: ParamsOf<'accessTime'> }) {
  const day = readDay(date);
  const period = step === 'week' ? daysOfWeek(date) : day && { from: day, to: day };
  return (
    <ReportView
      report="accessTime"
      definition={accessTime}
      given={period ? periodConditions('period', period) : []}
    />
  );
}
