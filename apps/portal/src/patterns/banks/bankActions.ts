import type { LessonStatus } from '@sen/api/contract/model';
import type { Verdict } from '@sen/domain/errors/verdict';
import { CopyIcon, DeleteIcon, EditIcon, EyeIcon, LockIcon, UnlockIcon } from '@sen/ui/icons';
import type { QueryKey } from '@tanstack/react-query';
import type { Action } from '../actions/Action';

type Plain =
  | 'view'
  | 'edit'
  | 'clone'
  | 'cloned'
  | 'lock'
  | 'lockText'
  | 'unlock'
  | 'unlockText'
  | 'delete'
  | 'deleteText';
type Counted = 'lockTitle' | 'locked' | 'unlockTitle' | 'unlocked' | 'deleteTitle' | 'deleted';
type Named = 'lockOne' | 'unlockOne' | 'deleteOne';

/** A signature for each key: a dictionary checks the placeholders of one text at a time. */
type Said<Key, Values extends unknown[]> = Key extends string
  ? (key: Key, ...values: Values) => string
  : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer Every) => void
  ? Every
  : never;

/** The texts of the actions in the dictionary of a bank. */
type BankWords = All<Said<Plain, []> | Said<Counted, [{ count: number }]> | Said<Named, [{ name: string }]>>;

interface Bank<Item> {
  words: BankWords;
  /** The item's name in a question. */
  nameOf: (item: Item) => string;
  invalidates: readonly QueryKey[];
}

/** To look at an item, to edit it and to copy it. */
export function readActions<Item extends { id: string }>(
  { words, invalidates }: Pick<Bank<Item>, 'words' | 'invalidates'>,
  does: {
    view: (item: Item) => string;
    edit: (item: Item) => string;
    mayEdit: (item: Item) => Verdict;
    clone: (id: string) => Promise<unknown>;
  },
): Action<Item>[] {
  return [
    { id: 'view', icon: EyeIcon, label: words('view'), href: does.view },
    { id: 'edit', icon: EditIcon, label: words('edit'), rule: does.mayEdit, href: does.edit },
    {
      id: 'clone',
      icon: CopyIcon,
      label: words('clone'),
      run: (ids) => Promise.all(ids.map(does.clone)),
      done: () => words('cloned'),
      invalidates,
    },
  ];
}

/** To lock items and to unlock them, one or a selection. */
export function lockActions<Item extends { status: LessonStatus }>(
  { words, nameOf, invalidates }: Bank<Item>,
  does: {
    rule: (item: Item, verb: 'lock' | 'unlock') => Verdict;
    lock: (ids: string[], isLocked: boolean) => Promise<unknown>;
  },
): Action<Item>[] {
  return [
    {
      id: 'lock',
      icon: LockIcon,
      label: words('lock'),
      bulk: true,
      applies: ({ status }) => status !== 'locked',
      rule: (item) => does.rule(item, 'lock'),
      confirm: {
        title: (count) => words('lockTitle', { count }),
        titleOfOne: (item) => words('lockOne', { name: nameOf(item) }),
        text: words('lockText'),
      },
      run: (ids) => does.lock(ids, true),
      done: (count) => words('locked', { count }),
      invalidates,
    },
    {
      id: 'unlock',
      icon: UnlockIcon,
      label: words('unlock'),
      bulk: true,
      applies: ({ status }) => status === 'locked',
      rule: (item) => does.rule(item, 'unlock'),
      confirm: {
        title: (count) => words('unlockTitle', { count }),
        titleOfOne: (item) => words('unlockOne', { name: nameOf(item) }),
        text: words('unlockText'),
      },
      run: (ids) => does.lock(ids, false),
      done: (count) => words('unlocked', { count }),
      invalidates,
    },
  ];
}

/** To delete items, one or a selection. */
export function deleteAction<Item>(
  { words, nameOf, invalidates }: Bank<Item>,
  does: { rule: (item: Item) => Verdict; remove: (ids: string[]) => Promise<unknown> },
): Action<Item> {
  return {
    id: 'delete',
    icon: DeleteIcon,
    label: words('delete'),
    danger: true,
    bulk: true,
    rule: does.rule,
    confirm: {
      title: (count) => words('deleteTitle', { count }),
      titleOfOne: (item) => words('deleteOne', { name: nameOf(item) }),
      text: words('deleteText'),
    },
    run: does.remove,
    done: (count) => words('deleted', { count }),
    invalidates,
  };
}
