import type { NewActivationCode } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Icon } from '@sen/ui/Icon';
import { CopyIcon, DownloadIcon } from '@sen/ui/icons';
import { TextArea } from '@sen/ui/TextArea';
import { showToast } from '@sen/ui/Toast';
import { useState } from 'react';
import { saveCodes } from './saveCodes';
import { words } from './words';

interface MadeCodesDialogProps {
  classId: string;
  codes: NewActivationCode[];
  onClose: () => void;
}

/** New codes, shown once: to download, to copy, and then gone. */
export function MadeCodesDialog({ classId, codes, onClose }: MadeCodesDialogProps) {
  const [saving, setSaving] = useState(false);
  const text = codes.map(({ number, code }) => `${number}\t${code}`).join('\n');

  async function save(): Promise<void> {
    setSaving(true);
    const written = codes.map(({ code }) => code);
    await saveCodes(classId, written);
    setSaving(false);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: words('copied') });
    } catch {
      showToast({ tone: 'error', text: words('copyFailed') });
    }
  }

  return (
    <Dialog
      open
      title={words('madeTitle', { count: codes.length })}
      closeOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words('close')}</Button>
          <Button icon={<Icon of={CopyIcon} />} onPress={() => void copy()}>
            {words('copy')}
          </Button>
          <Button
            variant="primary"
            icon={<Icon of={DownloadIcon} />}
            pending={saving}
            onPress={() => void save()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <Callout tone="waiting">{words('madeText')}</Callout>
      <TextArea label={words('madeList')} value={text} readOnly />
    </Dialog>
  );
}
