import { auditLog } from '@sen/domain/reports/definitions/auditLog';
import { ReportView } from './ReportView';

export function AuditReportPage() {
  return <ReportView report="auditLog" definition={auditLog} />;
}
