import type { Verdict } from '@sen/domain/errors/verdict';
import type { IconProps } from '@sen/ui/Icon';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What is done with one thing or several, as data: a menu, a selection bar and a page draw it, `useActions` does it. */
export type Action<Item> = ActionFace<Item> & (LinkAction<Item> | RunAction | DialogAction<Item>);

/** Actions in the groups of a row's menu. */
export type ActionGroups<Item> = readonly (readonly Action<Item>[])[];

interface ActionFace<Item> {
  id: string;
  icon: IconProps['of'];
  label: string;
  /** It destroys something. */
  danger?: boolean;
  /** The main one of its place. */
  primary?: boolean;
  /** Whether it has a meaning for such a thing; otherwise a menu and a page leave it out. */
  applies?: (item: Item) => boolean;
  /** Whether it may be done now; otherwise it is greyed and says why. Of several things the first refusal counts. */
  rule?: (item: Item) => Verdict;
  /** Offered for a selection. */
  bulk?: boolean | BulkRule<Item>;
}

export interface BulkRule<Item> {
  /** The call takes no more, and what is said then. */
  limit?: { count: number; text: string };
  /** Why it cannot be done with these together, in words. `items` are those of the shown page. */
  refuse?: (items: readonly Item[]) => string | undefined;
}

/** Leads to a page. */
export interface LinkAction<Item> {
  href: (item: Item) => string;
}

/** Sends a call. */
export interface RunAction {
  /** What it resolves to is the number of things it was done with, where the server says it. */
  run: (ids: string[]) => Promise<unknown>;
  /** The question before it, and what follows from a yes; without it nothing is asked. */
  confirm?: { title: (count: number) => string; text: string };
  done: (count: number) => string;
  /** `done` is shown in the dialog, which then closes by itself, instead of in a toast. */
  doneInDialog?: boolean;
  /** Queries that the action makes outdated. */
  invalidates: readonly QueryKey[];
}

/** Opens a dialog of its own. */
export interface DialogAction<Item> {
  open: ComponentType<ActionDialogProps<Item>>;
}

export interface ActionDialogProps<Item> {
  ids: readonly string[];
  /** Those of `ids` that the shown page holds. */
  items: readonly Item[];
  onDone: () => void;
  onClose: () => void;
  /** Goes on to another action with the same things. */
  onSwitch: (actionId: string) => void;
}
