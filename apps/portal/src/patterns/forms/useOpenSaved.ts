import { useLocation } from 'wouter';
import { cameFrom } from '../../routes/cameFrom';

/**
 * Opens the page of what was saved, so that the browser's Back neither leads to a form that is empty again nor to the same page once
 * more: back to the page if the form was opened from it, otherwise in place of the form.
 */
export function useOpenSaved(): (address: string) => void {
  const [, navigate] = useLocation();
  return (address) => {
    if (cameFrom() === address.split('?')[0]) window.history.back();
    else navigate(address, { replace: true });
  };
}
