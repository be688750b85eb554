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

/** A plain button until the first press, which loads the menu's code: a page of 100 rows renders no menus. */
export function RowMenuButton({ label, actions }: RowMenuButtonProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const button = (
    <IconButton name={label} icon={<Icon of={MoreIcon} />} size="small" onPress={() => setWasPressed(true)} />
  );
  const waiting = <TriggerContext value={closed}>{button}</TriggerContext>;
  if (!wasPressed) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu label={label} trigger={button} groups={actions()} defaultOpen />
    </Suspense>
  );
}
