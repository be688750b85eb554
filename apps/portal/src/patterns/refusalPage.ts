import { ApiError } from '@sen/api/client/ApiError';
import { href } from '../routes/paths';

/** The error page for a refused call of the page (400 and 403, 404); null when a retry may help. */
export function refusalPage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return href('notFound');
  return error.status === 400 || error.status === 403 ? href('forbidden') : null;
}
