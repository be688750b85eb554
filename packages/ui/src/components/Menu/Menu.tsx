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
  /** It destroys something. */
  danger?: boolean | undefined;
  /** Why it cannot be done now; the line is greyed and says it. */
  disabledReason?: string | undefined;
  /** Where it leads, or what it does. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

export interface MenuProps {
  /** What the menu is about, for those who hear it. */
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  /** Actions in groups; a line is drawn between the groups, empty ones are left out. */
  groups: readonly (readonly MenuAction[])[];
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** Opens as it comes: its code was loaded by the press that asks for it. */
  defaultOpen?: boolean | undefined;
}

/** What can be done with a thing, behind a button. */
export function Menu({ label, trigger, groups, placement = 'bottom end', defaultOpen = false }: MenuProps) {
  const filled = groups.filter((group) => group.length > 0);
  const [open, setOpen] = useState(false);
  const waits = useRef(defaultOpen);
  const [first, setFirst] = useState(defaultOpen);

  // The button that was pressed has made room for this one: it takes the focus over before the menu opens, to give it back.
  const takeOver = useCallback((button: HTMLElement | null) => {
    if (!button || !waits.current) return;
    waits.current = false;
    button.focus();
    // After this commit: a menu that came with its button would be focused before its lines are there.
    startTransition(() => setOpen(true));
  }, []);

  function change(next: boolean) {
    setOpen(next);
    if (!next) setFirst(false);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Tab') change(false);
  }

  // A press that nobody's hand made is answered a moment later: the menu may have the focus before its lines are there.
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
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Tab and the focus of the menu inside */}
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
      className={classes(css.item, action.danger && css.danger)}
      onAction={act}
      {...given({ href: routed ? undefined : href })}
    >
      {action.icon !== undefined && <span className={css.itemIcon}>{action.icon}</span>}
      <span className={css.itemWords}>
        {action.label}
        {disabledReason !== undefined && <span className={css.itemNote}>{disabledReason}</span>}
      </span>
    </MenuItem>
  );
}
