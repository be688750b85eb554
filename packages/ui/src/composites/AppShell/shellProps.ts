import type { ReactNode, Ref } from 'react';
import type { Language } from '../../messages/languages';
import type { AppShellMessages } from './AppShell.messages';

export interface DrawerItem {
  href: string;
  label: string;
  /** Decorative; screen readers read the label. */
  icon: ReactNode;
  /** This page or one of its subpages is open. */
  current?: boolean | undefined;
  /** How many things wait behind the entry; nothing is shown for 0, and '99+' above 99. */
  count?: number | undefined;
}

export interface ShellDrawer {
  items: readonly DrawerItem[];
  /**
   * 262 px wide with names, or 90 px with icons. The caller stores it. Below 900 px the drawer is a sheet and
   * this has no effect.
   */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A link if it has an address, otherwise a button. */
export type AccountItem =
  | { label: string; icon?: ReactNode; href: string; current?: boolean | undefined }
  | { label: string; icon?: ReactNode; onAction: () => void };

export interface ShellAccount {
  name: string;
  /** A second line below the name: an email address, a role, a unit. */
  detail?: string | undefined;
  /** URL of a picture; without it the initials are shown. */
  avatar?: string | undefined;
  items: readonly AccountItem[];
}

export interface AppShellProps {
  /** `shell` shows the bars, `full` shows the page alone, edge to edge: an exam. */
  frame?: 'shell' | 'full' | undefined;
  /** Target of the brand mark's link. */
  homeHref?: string | undefined;
  /** URL of the logo of the user's organisation, shown instead of the product's mark and name. */
  logo?: string | undefined;
  /** One line beside the brand; hidden on a phone. */
  greeting?: ReactNode;
  /** Icon buttons of the top bar: bell, chat, forum. */
  actions?: ReactNode;
  /** Shows the language switch. The caller saves the language and reloads the page. */
  onLanguageChange?: ((language: Language) => void) | undefined;
  account?: ShellAccount | undefined;
  /** Absent for students, who only have the top bar. */
  drawer?: ShellDrawer | undefined;
  footer?: ReactNode;
  /** The `main` landmark. It is focused by script after a navigation and by the skip link. */
  mainRef?: Ref<HTMLElement> | undefined;
  messages?: Partial<AppShellMessages> | undefined;
  children: ReactNode;
}
