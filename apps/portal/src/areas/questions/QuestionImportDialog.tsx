import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';

const QuestionImport = lazyPart(async () => (await import('./QuestionImport')).QuestionImport);

interface QuestionImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The import of questions; loaded on demand. */
export function QuestionImportDialog({ open, onClose }: QuestionImportDialogProps) {
  return <Suspense>{open && <QuestionImport onClose={onClose} />}</Suspense>;
}
