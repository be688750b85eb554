import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useMessages } from '../../messages/useMessages';
import { useFollowLinks } from '../../private/useFollowLinks';
import { AccountMenu } from './AccountMenu';
import { appShellMessages } from './AppShell.messages';
import * as css from './AppShell.css';
import { BrandMark } from './BrandMark';
import { DrawerSheet } from './DrawerSheet';
import { LanguageSwitch } from './LanguageSwitch';
import { ShellMenu } from './ShellMenu';
import type { AppShellProps } from './shellProps';

export type { AccountItem, AppShellProps, DrawerItem, ShellAccount, ShellDrawer } from './shellProps';

/** What stands around every page of a signed-in person. */
export function AppShell(props: AppShellProps) {
  if (props.frame === 'full')
    return (
      <main ref={props.mainRef} tabIndex={-1} className={css.full}>
        {props.children}
      </main>
    );
  return <Shell {...props} />;
}

function Shell({
  homeHref = '/',
  greeting,
  actions,
  onLanguageChange,
  account,
  drawer,
  footer,
  mainRef,
  messages,
  children,
}: AppShellProps) {
  const words = useMessages(appShellMessages, messages);
  const follow = useFollowLinks();
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState(false);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    root.current?.querySelector('main')?.focus();
  };
  const closeSheet = () => setSheet(false);

  const brand = (
    <a href={homeHref} aria-label={words.home} className={css.brand}>
      <BrandMark />
      <span className={css.brandName}>Sen</span>
    </a>
  );

  return (
    <div ref={root} className={css.shell}>
      <a href="#main" className={css.skip} onClick={skip}>
        {words.skipToContent}
      </a>
      <header className={css.top}>
        {drawer && (
          <>
            <button
              type="button"
              aria-label={words.openMenu}
              aria-haspopup="dialog"
              className={css.sheetButton}
              onClick={() => setSheet(true)}
            >
              <Menu aria-hidden="true" size={22} />
            </button>
            <button
              type="button"
              aria-label={drawer.open ? words.narrowMenu : words.widenMenu}
              className={css.widthButton}
              onClick={() => drawer.onOpenChange(!drawer.open)}
            >
              {drawer.open ? (
                <PanelLeftClose aria-hidden="true" size={20} />
              ) : (
                <PanelLeftOpen aria-hidden="true" size={20} />
              )}
            </button>
          </>
        )}
        {/* The link inside is what takes keys and presses; the span only hears them. */}
        <FollowArea onClick={follow}>{brand}</FollowArea>
        <div className={css.greeting}>{greeting}</div>
        {actions && <div className={css.actions}>{actions}</div>}
        {onLanguageChange && <LanguageSwitch label={words.language} onChange={onLanguageChange} />}
        {account && (
          <AccountMenu account={account} label={words.account(account.name)} listLabel={words.accountMenu} />
        )}
      </header>
      {drawer && (
        <div className={css.side} data-open={drawer.open || undefined}>
          <ShellMenu label={words.mainMenu} items={drawer.items} narrow={!drawer.open} />
        </div>
      )}
      <main ref={mainRef} id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer && <footer className={css.foot}>{footer}</footer>}
      {drawer && sheet && (
        <DrawerSheet label={words.mainMenu} closeLabel={words.closeMenu} onClose={closeSheet} brand={brand}>
          <ShellMenu label={words.mainMenu} items={drawer.items} onFollow={closeSheet} />
        </DrawerSheet>
      )}
    </div>
  );
}
