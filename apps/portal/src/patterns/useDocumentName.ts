import { useEffect } from 'react';
import { nameDocument } from '../routes/documentTitle';

/** Puts the name of the shown record before the page's title, so that tabs of two records differ. */
export function useDocumentName(name: string): void {
  useEffect(() => nameDocument(name), [name]);
}
