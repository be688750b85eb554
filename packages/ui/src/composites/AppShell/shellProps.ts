import type { ReactNode, Ref } from 'react';
import type { Language } from '../../messages/languages';
import type { AppShellMessages } from './AppShell.messages';

export interface DrawerItem {
  href: string;
  label: string;
  /** Decorative; the label is what is read. */
  icon: ReactNode;
  /** This page, or a page below it. */
  current?: boolean | undefined;
}

export interface ShellDrawer {
  items: readonly DrawerItem[];
  /** 262 wide with names, or 90 wide with icons. The caller remembers it. Below 900 px it is a sheet and this does not matter. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A link when it has an address, otherwise a button. */
export type AccountItem =
  | { label: string; icon?: ReactNode; href: string; current?: boolean | undefined }
  | { label: string; icon?: ReactNode; onAction: () => void };

export interface ShellAccount {
  name: string;
  /** A second line below the name: an e-mail address, a role, a unit. */
  detail?: string | undefined;
  /** Address of a picture; without it the initials stand there. */
  avatar?: string | undefined;
  items: readonly AccountItem[];
}

export interface AppShellProps {
  /** `shell` has the bars, `full` is the page alone, edge to edge: an exam. */
  frame?: 'shell' | 'full' | undefined;
  /** Where the brand mark leads. */
  homeHref?: string | undefined;
  /** One line beside the brand; hidden on a phone. */
  greeting?: ReactNode;
  /** Icon buttons of the top bar: bell, chat, forum. */
  actions?: ReactNode;
  /** Shows the language switch. The caller saves the language and reloads the page. */
  onLanguageChange?: ((language: Language) => void) | undefined;
  account?: ShellAccount | undefined;
  /** Absent for students, who have the top bar alone. */
  drawer?: ShellDrawer | undefined;
  footer?: ReactNode;
  /** The `main` landmark. It takes the focus by script: after a change of the page, from the skip link. */
  mainRef?: Ref<HTMLElement> | undefined;
  messages?: Partial<AppShellMessages> | undefined;
  children: ReactNode;
}
