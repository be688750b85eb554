import type { Query } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { exportWords as words } from './exportWords';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportBankButtonProps {
  query: Query<'listQuestions'>;
  total: number | undefined;
}

/** Exports all questions that the list shows on its pages; nothing where there are none. */
export function ExportBankButton({
  query: { page: _page, limit: _limit, ...listed },
  total,
}: ExportBankButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (total === 0) return null;
  return (
    <>
      <Button icon={<Icon of={DownloadIcon} />} disabled={total === undefined} onPress={() => setOpen(true)}>
        {words('bank')}
      </Button>
      {isOpen && total !== undefined && (
        <ExportDialog questions={{ listed }} count={total} onDone={close} onClose={close} />
      )}
    </>
  );
}
