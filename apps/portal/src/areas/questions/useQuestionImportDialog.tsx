import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { words } from './words';

const QuestionImport = lazyPart(async () => (await import('./QuestionImport')).QuestionImport);

/** The import of questions, loaded on demand: a button, which may be shown twice, and the dialog that it opens. */
export function useQuestionImportDialog(): { open: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: (
      <Button icon={<Icon of={UploadIcon} />} onPress={() => setOpen(true)}>
        {words('import')}
      </Button>
    ),
    dialog: <Suspense>{isOpen && <QuestionImport onClose={() => setOpen(false)} />}</Suspense>,
  };
}
