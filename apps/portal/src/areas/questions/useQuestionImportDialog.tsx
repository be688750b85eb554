import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { words } from './words';

const QuestionImport = lazyPart(async () => (await import('./QuestionImport')).QuestionImport);
const ImportUnit = lazyPart(async () => (await import('./ImportUnit')).ImportUnit);

/** The import of questions, loaded on demand: a button, which may be shown twice, and the dialogs that it opens. */
export function useQuestionImportDialog(): { open: ReactNode; dialog: ReactNode } {
  const isAbove = useUser().role === 'super-admin';
  const [isOpen, setOpen] = useState(false);
  const [unit, setUnit] = useState<string>();
  const close = () => {
    setOpen(false);
    setUnit(undefined);
  };
  return {
    open: (
      <Button icon={<Icon of={UploadIcon} />} onPress={() => setOpen(true)}>
        {words('import')}
      </Button>
    ),
    dialog: (
      <Suspense>
        {isOpen && isAbove && unit === undefined && <ImportUnit onChosen={setUnit} onClose={close} />}
        {isOpen && (!isAbove || unit !== undefined) && (
          <QuestionImport unit={unit === undefined ? {} : { company_id: unit }} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
