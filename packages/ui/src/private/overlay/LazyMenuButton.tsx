import { MoreIcon } from '../../icons';
import { lazy, Suspense, useState } from 'react';
import type { ButtonSize, ButtonVariant } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import type { MenuAction } from '../../components/Menu/Menu';
import { TriggerContext, type TriggerProps } from '../TriggerContext';

const Menu = lazy(async () => ({ default: (await import('../../components/Menu/Menu')).Menu }));

interface LazyMenuButtonProps {
  label: string;
  actions: () => readonly (readonly MenuAction[])[];
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** -1 in a grid, which is one tab stop. */
  tabIndex?: number | undefined;
}

/** A plain button until the first press, which loads the menu's code: a page of 100 rows renders no menus. */
export function LazyMenuButton({ label, actions, variant, size, tabIndex }: LazyMenuButtonProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const closed: TriggerProps = { 'aria-haspopup': 'menu', 'aria-expanded': false, tabIndex };
  const button = (
    <IconButton
      name={label}
      icon={<Icon of={MoreIcon} />}
      variant={variant}
      size={size}
      onPress={() => setWasPressed(true)}
    />
  );
  const waiting = <TriggerContext value={closed}>{button}</TriggerContext>;
  if (!wasPressed) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu label={label} trigger={button} groups={actions()} defaultOpen />
    </Suspense>
  );
}
