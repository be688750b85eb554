import { users } from '@sen/domain/reports/definitions/users';
import { ReportView } from './ReportView';

export function UserReportPage() {
  return <ReportView report="users" definition={users} />;
}
