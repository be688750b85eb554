import { userActions } from '@sen/domain/reports/definitions/userActions';
import { ReportView } from './ReportView';

export function UserActionsPage() {
  return <ReportView report="userActions" definition={userActions} />;
}
