import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface AddButtonProps<Value extends object, Saved> extends Omit<
  FormDialogProps<Value, Saved>,
  'title' | 'submit' | 'danger' | 'onClose'
> {
  /** Label of the button and of the submit button, and title of the dialog. */
  label: string;
}

/** The primary action of a list whose records are added in a dialog. */
export function AddButton<Value extends object, Saved>({ label, ...form }: AddButtonProps<Value, Saved>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Icon of={AddIcon} />} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {open && <FormDialog {...form} title={label} submit={label} onClose={() => setOpen(false)} />}
    </>
  );
}
