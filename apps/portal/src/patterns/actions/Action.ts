import type { Verdict } from '@sen/domain/errors/verdict';
import type { IconProps } from '@sen/ui/Icon';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** An action on one or several rows, as data: menus, selection bars and pages render it, `useActions` runs it. */
export type Action<Item> = ActionFace<Item> & (LinkAction<Item> | RunAction<Item> | DialogAction<Item>);

/** Actions in the groups of a row menu. */
export type ActionGroups<Item> = readonly (readonly Action<Item>[])[];

interface ActionFace<Item> {
  id: string;
  icon: IconProps['of'];
  label: string;
  /** The action is destructive. */
  danger?: boolean;
  /** The primary action of its place. */
  primary?: boolean;
  /** Without a frame beside others: it leads away from the record. */
  aside?: boolean;
  /** Whether the action applies to the item; otherwise it is hidden. */
  applies?: (item: Item) => boolean;
  /**
   * Whether the action is allowed now; otherwise it is disabled with the reason. For several items the first refusal
   * counts.
   */
  rule?: (item: Item) => Verdict;
  /** Offered for a selection. */
  bulk?: boolean | BulkRule<Item>;
}

export interface BulkRule<Item> {
  /** Done to those of the selected rows to which it applies, and offered while there is one; by default to all. */
  whereItApplies?: true;
  /** The limit of the call, and the message above it. */
  limit?: { count: number; text: string };
  /** Why the action is not possible for this selection; translated. */
  refuse?: (items: readonly Item[]) => string | undefined;
}

/** Navigates to a page. */
export interface LinkAction<Item> {
  href: (item: Item) => string;
}

/** Sends a call. */
export interface RunAction<Item> {
  /**
   * Resolves to the number of affected items, if the server returns it.
   * @param report shows the progress of a long action in the dialog
   */
  run: (ids: string[], report: (progress: string) => void) => Promise<unknown>;
  /** The confirmation dialog; without it the action runs at once. */
  confirm?: Confirmation<Item>;
  done: (count: number) => string;
  /** `done` is shown in the dialog, which then closes, instead of in a toast. */
  doneInDialog?: boolean;
  /** Queries that the action invalidates. */
  invalidates: readonly QueryKey[];
}

export interface Confirmation<Item> {
  title: (count: number) => string;
  /** The title for one item, which it names. */
  titleOfOne?: (item: Item) => string;
  text: string;
  /** The label of the button that does nothing, where the action itself is to cancel something. */
  cancelLabel?: string;
}

/** Opens a dialog of its own. */
export interface DialogAction<Item> {
  /** A component; a function type, so that actions on a part of an item are actions on the item. */
  open: (props: ActionDialogProps<Item>) => ReactNode;
}

export interface ActionDialogProps<Item> {
  ids: readonly string[];
  /** The selected rows; those of other pages as they were when they were selected. */
  items: readonly Item[];
  onDone: () => void;
  onClose: () => void;
  /** Switches to another action on the same items. */
  onSwitch: (actionId: string) => void;
}
