import { DrawerCloseIcon, DrawerOpenIcon, MenuIcon } from '../../icons';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { LinkFrame } from '../../private/LinkFrame';
import { hideWhenInert } from '../../private/overlay/hideWhenInert';
import { AccountMenu } from './AccountMenu';
import { appShellMessages } from './AppShell.messages';
import * as css from './AppShell.css';
import { BrandMark } from './BrandMark';
import { DrawerSheet } from './DrawerSheet';
import { LanguageSwitch } from './LanguageSwitch';
import { scrollToCurrent } from './scrollToCurrent';
import { ShellMenu } from './ShellMenu';
import type { AppShellProps } from './shellProps';

export type { AccountItem, AppShellProps, DrawerItem, ShellAccount, ShellDrawer } from './shellProps';

/** The frame around every page of a signed-in user. */
export function AppShell({ frame = 'shell', ...props }: AppShellProps) {
  if (frame === 'shell') return <Shell {...props} />;
  const { mainRef, children } = props;
  return (
    <main ref={mainRef} id="main" tabIndex={-1} className={css.full}>
      {children}
    </main>
  );
}

function Shell({
  homeHref = '/',
  logo,
  greeting,
  actions,
  onLanguageChange,
  account,
  drawer,
  footer,
  mainRef,
  messages,
  children,
}: Omit<AppShellProps, 'frame'>) {
  const words = useMessages(appShellMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState(false);
  useLayoutEffect(() => {
    if (root.current) hideWhenInert(root.current);
  }, []);

  const current = drawer?.items.find((item) => item.current)?.href;
  useEffect(() => {
    if (side.current && current !== undefined) scrollToCurrent(side.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again when the menu opens
  }, [current, drawer?.open]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    root.current?.querySelector('main')?.focus();
  };
  const closeSheet = () => setSheet(false);

  const brand = (
    <LinkFrame href={homeHref} label={words.home} onPress={closeSheet} className={css.brand}>
      {logo === undefined ? (
        <>
          <BrandMark />
          <span className={css.brandName}>Sen</span>
        </>
      ) : (
        // Decorative: the link has a name.
        <img src={logo} alt="" className={css.logo} />
      )}
    </LinkFrame>
  );

  return (
    <div ref={root} className={css.shell}>
      <a href="#main" className={css.skip} onClick={skip}>
        {words.skipToContent}
      </a>
      <header className={css.top} data-bare={!drawer || undefined}>
        {drawer && (
          <>
            <ButtonFrame
              label={words.openMenu}
              expanded={sheet}
              className={css.sheetButton}
              onPress={() => setSheet(true)}
            >
              <Icon of={MenuIcon} />
            </ButtonFrame>
            <ButtonFrame
              label={drawer.open ? words.narrowMenu : words.widenMenu}
              className={css.widthButton}
              onPress={() => drawer.onOpenChange(!drawer.open)}
            >
              <Icon of={drawer.open ? DrawerCloseIcon : DrawerOpenIcon} directed />
            </ButtonFrame>
          </>
        )}
        {brand}
        <div className={css.greeting}>{greeting}</div>
        {actions && <div className={css.actions}>{actions}</div>}
        {onLanguageChange && <LanguageSwitch label={words.language} onChange={onLanguageChange} />}
        {account && (
          <AccountMenu account={account} label={words.account(account.name)} listLabel={words.accountMenu} />
        )}
      </header>
      {drawer && (
        <div className={css.side} data-open={drawer.open || undefined}>
          <div ref={side} className={css.sideBox}>
            <ShellMenu
              label={words.mainMenu}
              items={drawer.items}
              narrow={!drawer.open}
              waiting={words.waiting}
            />
          </div>
        </div>
      )}
      <main ref={mainRef} id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer && <footer className={css.foot}>{footer}</footer>}
      {drawer && sheet && (
        <DrawerSheet label={words.mainMenu} closeLabel={words.closeMenu} onClose={closeSheet} brand={brand}>
          <ShellMenu
            label={words.mainMenu}
            items={drawer.items}
            waiting={words.waiting}
            onFollow={closeSheet}
          />
        </DrawerSheet>
      )}
    </div>
  );
}
