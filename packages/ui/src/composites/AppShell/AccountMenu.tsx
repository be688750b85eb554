import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { Stack } from '../../layout/Stack/Stack';
import { ButtonFrame } from '../../private/ButtonFrame';
import { LinkFrame } from '../../private/LinkFrame';
import * as css from './AccountMenu.css';
import type { AccountItem, ShellAccount } from './shellProps';

interface AccountMenuProps {
  account: ShellAccount;
  label: string;
  listLabel: string;
}

/** A native popover: it closes on Escape and on an outside press without any script. */
export function AccountMenu({ account, label, listLabel }: AccountMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLElement>(null);
  const close = () => popover.current?.hidePopover();

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className={css.trigger}
      >
        <Avatar name={account.name} src={account.avatar} size="medium" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys only supplement Tab */}
      <nav
        ref={popover}
        id={id}
        popover="auto"
        aria-label={listLabel}
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={moveByArrows}
      >
        <p className={css.person}>
          <strong className={css.name}>{account.name}</strong>
          {account.detail && <span className={css.detail}>{account.detail}</span>}
        </p>
        <Stack as="ul" gap="none">
          {account.items.map((item) => (
            <li key={item.label}>
              <AccountEntry item={item} close={close} />
            </li>
          ))}
        </Stack>
      </nav>
    </>
  );
}

function AccountEntry({ item, close }: { item: AccountItem; close: () => void }) {
  const content = (
    <>
      <span aria-hidden="true" className={css.icon}>
        {item.icon}
      </span>
      {item.label}
    </>
  );
  if ('href' in item)
    return (
      <LinkFrame
        href={item.href}
        current={item.current ? 'page' : undefined}
        onPress={close}
        className={css.entry}
      >
        {content}
      </LinkFrame>
    );
  const act = () => {
    close();
    item.onAction();
  };
  return (
    <ButtonFrame className={css.entry} onPress={act}>
      {content}
    </ButtonFrame>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const place = entries.findIndex((entry) => entry === document.activeElement);
  entries.at((place + step + entries.length) % entries.length)?.focus();
  event.preventDefault();
}
