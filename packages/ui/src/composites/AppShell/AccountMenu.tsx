import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { useFollowLinks } from '../../private/useFollowLinks';
import * as css from './AccountMenu.css';
import type { AccountItem, ShellAccount } from './shellProps';

interface AccountMenuProps {
  account: ShellAccount;
  label: string;
  listLabel: string;
}

/** The browser's own popover: it closes on Escape and on a press outside, and costs no script. */
export function AccountMenu({ account, label, listLabel }: AccountMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  const follow = useFollowLinks(close);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        className={css.trigger}
      >
        <Avatar name={account.name} src={account.avatar} size="small" />
      </button>
      {/* The keys only add arrows to a list of links that Tab walks as well. */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        aria-label={listLabel}
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={follow}
        onKeyDown={moveByArrows}
      >
        <p className={css.person}>
          <strong className={css.name}>{account.name}</strong>
          {account.detail && <span className={css.detail}>{account.detail}</span>}
        </p>
        <ul role="list" className={css.list}>
          {account.items.map((item) => (
            <li key={item.label}>
              <AccountEntry item={item} close={close} />
            </li>
          ))}
        </ul>
      </div>
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
      <a href={item.href} aria-current={item.current ? 'page' : undefined} className={css.entry}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className={css.entry}
      onClick={() => {
        close();
        item.onAction();
      }}
    >
      {content}
    </button>
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
