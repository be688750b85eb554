import { useLocation } from 'wouter';

/** Opens the page of what was saved in place of the form: the browser's Back does not lead to a form that is empty again. */
export function useOpenSaved(): (address: string) => void {
  const [, navigate] = useLocation();
  return (address) => navigate(address, { replace: true });
}
