import { accessDays } from '@sen/domain/reports/definitions/accessDays';
import { ReportView } from './ReportView';

export function AccessOverviewPage() {
  return <ReportView report="accessDays" definition={accessDays} />;
}
