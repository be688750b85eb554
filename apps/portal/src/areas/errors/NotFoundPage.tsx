import { ErrorScreen } from './ErrorScreen';

export function NotFoundPage() {
  return <ErrorScreen kind="notFound" />;
}
