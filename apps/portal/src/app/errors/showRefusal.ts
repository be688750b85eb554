import { showToast } from '@sen/ui/Toast';
import { errorText } from './errorText';

/** A refused action leaves the page as it is and says why. */
export function showRefusal(error: unknown): void {
  showToast({ tone: 'error', text: errorText(error) });
}
