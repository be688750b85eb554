import { useRef } from 'react';
import { useMessages } from '../../messages/useMessages';
import { LazyMenuButton } from '../../private/overlay/LazyMenuButton';
import { useMedia } from '../../private/useMedia';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import type { MenuAction } from '../Menu/Menu';
import * as css from './ActionRow.css';
import { actionRowMessages } from './ActionRow.messages';
import { firstActions } from './firstActions';
import { useFitting } from './useFitting';

export interface RowAction extends MenuAction {
  /** How its button looks; a dangerous one has a red outline. */
  variant?: Extract<ButtonVariant, 'primary' | 'secondary' | 'quiet' | 'neutral'> | undefined;
  /** Always behind '⋯', however much room there is. */
  inMenu?: boolean | undefined;
}

export interface ActionRowProps {
  /** In the order of the row: the primary one last. */
  actions: readonly RowAction[];
  size?: ButtonSize | undefined;
  /** On a phone the buttons take the whole width. */
  wideOnPhone?: boolean | undefined;
  messages?: Partial<(typeof actionRowMessages)['vi']> | undefined;
}

/** Actions side by side, never on two lines: those that do not fit, or belong there, are behind a '⋯' button. */
export function ActionRow({ actions, size, wideOnPhone = false, messages }: ActionRowProps) {
  const words = useMessages(actionRowMessages, messages);
  const phone = useMedia('(max-width: 47.99rem)');
  const row = useRef<HTMLDivElement>(null);
  const buttons = actions.filter(({ inMenu }) => !inMenu);
  const hasMenu = buttons.length < actions.length;
  const order = firstActions(buttons);
  const signature = `${size} ${phone} ${hasMenu} ${buttons.map((action) => `${action.id} ${action.label} ${action.variant}`).join('|')}`;
  // The primary action is always in sight; another one is rather behind '⋯' with its whole label than cut.
  const least = buttons.some(({ variant }) => variant === 'primary') ? 1 : 0;
  const count = useFitting(row, signature, order, least, hasMenu);
  const shown = new Set(order.slice(0, count).map((place) => buttons[place]));
  const rest = actions.filter((action) => !shown.has(action));
  return (
    <div
      ref={row}
      className={css.row}
      data-spread={(wideOnPhone && phone && count !== undefined) || undefined}
    >
      {buttons.map((action) =>
        shown.has(action) ? (
          <span key={action.id} className={css.place} data-only={count === 1 || undefined}>
            <OneAction action={action} size={size} />
          </span>
        ) : null,
      )}
      {(count === undefined || rest.length > 0) && (
        <span className={css.place} data-menu>
          <LazyMenuButton label={words.more} actions={() => grouped(rest)} variant="secondary" size={size} />
        </span>
      )}
    </div>
  );
}

/** Dangerous ones below a line. */
function grouped(actions: readonly RowAction[]): MenuAction[][] {
  return [false, true].map((danger) => actions.filter((action) => (action.danger ?? false) === danger));
}

function OneAction({ action, size }: { action: RowAction; size: ButtonSize | undefined }) {
  const { label, icon, href, danger, variant, disabledReason, onAction } = action;
  const look = { size, icon, variant: danger ? ('dangerOutline' as const) : (variant ?? 'secondary') };
  // A link cannot be disabled: where one may not go, a button says why.
  if (href !== undefined && disabledReason === undefined)
    return (
      <ButtonLink {...look} href={href}>
        {label}
      </ButtonLink>
    );
  return (
    <Button {...look} disabledReason={disabledReason} onPress={onAction}>
      {label}
    </Button>
  );
}
