import {
  startTransition,
  useCallback,
  useContext,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Pressable } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { classes } from '../../private/classes';
import { given } from '../../private/given';
import * as css from '../../private/overlay/overlay.css';
import { TriggerSlot } from '../../private/overlay/TriggerSlot';
import { ReactAria } from '../../private/ReactAria';
import { UiContext } from '../../private/UiContext';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A destructive action. */
  danger?: boolean | undefined;
  /** Why the action is disabled; the item is greyed and shows the reason. */
  disabledReason?: string | undefined;
  /** A link; the alternative to `onAction`. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  /** Actions in groups with a separator between them; empty groups are omitted. */
  groups: readonly (readonly MenuAction[])[];
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** Opens on mount, for a menu whose code is loaded on the first press. */
  defaultOpen?: boolean | undefined;
}

/** A menu of actions, opened by a button. */
export function Menu({ label, trigger, groups, placement = 'bottom end', defaultOpen = false }: MenuProps) {
  const filled = groups.filter((group) => group.length > 0);
  const [open, setOpen] = useState(false);
  const waits = useRef(defaultOpen);
  const [first, setFirst] = useState(defaultOpen);

  // This button replaces the one that was pressed: focus it before the menu opens, so that closing restores the focus to it.
  const takeOver = useCallback((button: HTMLElement | null) => {
    if (!button || !waits.current) return;
    waits.current = false;
    button.focus();
    // After this commit: otherwise the menu would be focused before its items are rendered.
    startTransition(() => setOpen(true));
  }, []);

  function change(next: boolean) {
    setOpen(next);
    if (!next) setFirst(false);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Tab') change(false);
  }

  // If the menu opens without a press, it may get the focus before its items are rendered.
  function goToFirst({ target }: FocusEvent) {
    if (first && target.matches('[role="menu"]'))
      target.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus();
  }

  return (
    <ReactAria>
      <MenuTrigger isOpen={open} onOpenChange={change}>
        <Pressable>
          <TriggerSlot takeOver={takeOver}>{trigger}</TriggerSlot>
        </Pressable>
        <Popover className={css.panel} placement={placement} offset={4}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Tab and the focus of the menu inside */}
          <div onKeyDown={leave} onFocus={goToFirst}>
            <AriaMenu
              aria-label={label}
              className={css.list}
              {...given({ autoFocus: first ? ('first' as const) : undefined })}
            >
              {filled.flatMap((group, place) => [
                place > 0 && <Separator key={`line ${place}`} className={css.separator} />,
                ...group.map((action) => <Line key={action.id} action={action} />),
              ])}
            </AriaMenu>
          </div>
        </Popover>
      </MenuTrigger>
    </ReactAria>
  );
}

function Line({ action }: { action: MenuAction }) {
  const { navigate } = useContext(UiContext);
  const { href, disabledReason } = action;
  const routed = href !== undefined && navigate !== undefined && href.startsWith('/');
  const act = () => {
    action.onAction?.();
    if (routed) navigate(href);
  };
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      isDisabled={disabledReason !== undefined}
      className={classes(
        css.item,
        action.danger && css.danger,
        disabledReason !== undefined && css.explained,
      )}
      onAction={act}
      {...given({ href: routed ? undefined : href })}
    >
      {action.icon !== undefined && <span className={css.itemIcon}>{action.icon}</span>}
      <span className={css.itemWords}>
        {action.label}
        {disabledReason !== undefined && (
          <span className={classes(css.itemNote, css.reason)}>{disabledReason}</span>
        )}
      </span>
    </MenuItem>
  );
}
