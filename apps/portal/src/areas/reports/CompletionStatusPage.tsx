import { completion } from '@sen/domain/reports/definitions/completion';
import type { ParamsOf } from '../../routes/paths';
import { classConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

export function CompletionStatusPage({ params }: { params: ParamsOf<'completionStatus'> }) {
  const given = classConditions(params, completion.filters.completion.values);
  return <ReportView report="completion" definition={completion} given={given} />;
}
