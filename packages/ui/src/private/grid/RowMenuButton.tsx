import { MoreIcon } from '../../icons';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import type { MenuAction } from '../../components/Menu/Menu';
import { TriggerContext, type TriggerProps } from '../TriggerContext';

const Menu = lazy(async () => ({ default: (await import('../../components/Menu/Menu')).Menu }));

const closed: TriggerProps = { 'aria-haspopup': 'menu', 'aria-expanded': false, tabIndex: -1 };

interface RowMenuButtonProps {
  label: string;
  actions: () => readonly (readonly MenuAction[])[];
}

/** A button until it is first pressed: a page of 100 rows makes no menu, and its code is loaded when one asks for it. */
export function RowMenuButton({ label, actions }: RowMenuButtonProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton name={label} icon={<Icon of={MoreIcon} />} size="small" onPress={() => setAsked(true)} />
  );
  const waiting = <TriggerContext value={closed}>{button}</TriggerContext>;
  if (!asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu label={label} trigger={button} groups={actions()} defaultOpen />
    </Suspense>
  );
}
