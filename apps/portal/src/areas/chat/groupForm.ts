import type { ChatGroup, ChatGroupChange, DropdownOption } from '@sen/api/contract/model';
import { checkGroupTitle, checkMemberCount } from '@sen/domain/chat/groupRules';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import { fileOf, type NewImage, readNewImage } from '../../patterns/pictures/newImage';

/** A group as edited. The person who edits it is a member and not in the list. */
export interface GroupForm {
  title: string;
  /** The address of the saved picture. */
  image: string;
  newImage: NewImage;
  members: DropdownOption[];
  /** Those of the members who are administrators. */
  administrators: string[];
}

export const emptyForm: GroupForm = {
  title: '',
  image: '',
  newImage: null,
  members: [],
  administrators: [],
};

export function formOf(group: ChatGroup, ownId: string): GroupForm {
  const others = group.users.filter(({ id }) => id !== ownId);
  return {
    title: group.title,
    image: group.picture ?? '',
    newImage: null,
    members: others.map(({ id, name }) => ({ id, name })),
    administrators: others.filter(({ is_administrator }) => is_administrator).map(({ id }) => id),
  };
}

/** Whoever is no longer a member is no administrator either. */
export function administratorsOf({ members, administrators }: GroupForm): string[] {
  return administrators.filter((administrator) => members.some(({ id }) => id === administrator));
}

export const errorsOf = (form: GroupForm) => [
  ...checkGroupTitle(form.title),
  ...checkMemberCount('user_ids', form.members.length + 1),
];

/** What differs from the group as it was loaded. */
export function changeOf(form: GroupForm, group: ChatGroup, ownId: string): ChatGroupChange {
  const before = formOf(group, ownId);
  const ids = (members: readonly DropdownOption[]) => members.map(({ id }) => id);
  const [was, is] = [ids(before.members), ids(form.members)];
  const picture = fileOf(form.newImage, 'group.jpg');
  // The generated type of a nullable file lacks null, which `multipart` sends as an empty part.
  return {
    title: form.title,
    ...(form.newImage && { picture: picture ?? null }),
    add_user_ids: is.filter((id) => !was.includes(id)),
    remove_user_ids: was.filter((id) => !is.includes(id)),
    administrator_ids: [ownId, ...administratorsOf(form)],
  } as ChatGroupChange;
}

export const groupReaders: FieldReaders<GroupForm> = {
  title: readers.text,
  image: readers.text,
  newImage: readNewImage,
  members: readers.options,
  administrators: (stored, initial) =>
    Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : initial,
};
