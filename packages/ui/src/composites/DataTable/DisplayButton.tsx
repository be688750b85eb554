import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { ColumnsIcon } from '../../icons';
import { TriggerContext, type TriggerProps } from '../../private/TriggerContext';
import type { DisplayChoices } from './DisplayPopover';

const DisplayPopover = lazy(async () => ({ default: (await import('./DisplayPopover')).DisplayPopover }));

const closed: TriggerProps = { 'aria-haspopup': 'dialog', 'aria-expanded': false };

/** What the table shows: its columns and its order. The popover is loaded on first use, like a row menu. */
export function DisplayButton(choices: DisplayChoices) {
  const { words } = choices;
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const first = () => {
    pressed.current = true;
    setRequested(true);
  };
  // The pressed button is replaced by the popover's trigger, which takes over the focus before it opens, to
  // restore it later.
  const takeOver = (button: HTMLButtonElement | null) => {
    if (!button || !pressed.current) return;
    pressed.current = false;
    button.focus();
    setOpen(true);
  };
  const look = { variant: 'neutral', size: 'small', icon: <Icon of={ColumnsIcon} /> } as const;
  const waiting = (
    <TriggerContext value={closed}>
      <Button {...look} onPress={first}>
        {words.display}
      </Button>
    </TriggerContext>
  );
  if (!requested) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DisplayPopover
        {...choices}
        trigger={
          <Button {...look} ref={takeOver}>
            {words.display}
          </Button>
        }
        open={open}
        onOpenChange={setOpen}
      />
    </Suspense>
  );
}
