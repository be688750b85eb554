import { systemMonths } from '@sen/domain/reports/definitions/systemMonths';
import { ReportView } from './ReportView';

export function SystemReportPage() {
  return <ReportView report="systemMonths" definition={systemMonths} />;
}
