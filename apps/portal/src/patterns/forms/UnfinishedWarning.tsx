import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { useUnfinishedFields } from '@sen/ui/Form';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { registerLeaveQuestion } from '../../app/leaveQuestion';
import { filesOnTheirWay } from '../uploads/activeUploads';
import { formWords } from './formWords';
import { useUnloadWarning } from './useUnloadWarning';

/**
 * A half-typed date is no value, so no draft keeps it, and leaving stops an upload: a step to another page is asked about first, and so is closing the page. The
 * browser's own Back cannot be asked about, so the next page says what was lost.
 */
export function UnfinishedWarning() {
  const isUnfinished = useUnfinishedFields() > 0;
  const isUploading = filesOnTheirWay.size > 0;
  const [page] = useLocation();
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const agreed = useRef(false);

  useUnloadWarning(isUnfinished);

  // Removed together with the form, before the next page takes a step of its own.
  useLayoutEffect(() => {
    if (!isUnfinished) return undefined;
    return registerLeaveQuestion((address, go) => {
      if (new URL(address, window.location.href).pathname === page) go();
      else setAsked({ go });
    });
  }, [isUnfinished, page]);

  const leave = useEffectEvent(() => {
    if (!isUnfinished || agreed.current) return;
    showToast({ tone: 'info', text: formWords(isUploading ? 'uploadsStopped' : 'unfinishedLost') });
  });
  useEffect(() => () => leave(), []);

  return (
    <ConfirmDialog
      open={asked !== null}
      title={formWords('leaveTitle')}
      confirmLabel={formWords('leaveAnyway')}
      cancelLabel={formWords('keepTyping')}
      danger
      onConfirm={() => {
        agreed.current = true;
        asked?.go();
      }}
      onCancel={() => setAsked(null)}
    >
      <Text>{formWords(isUploading ? 'leaveUploads' : 'leaveText')}</Text>
    </ConfirmDialog>
  );
}
