import { showToast } from '@sen/ui/Toast';
import { errorText } from './errorText';

/** Shows a toast with the reason why an action was refused. */
export function showRefusal(error: unknown): void {
  showToast({ tone: 'error', text: errorText(error) });
}
