import { chatGroup } from '@sen/api/fixtures/chat';
import { people } from '@sen/api/fixtures/people';
import { expect, test } from 'vitest';
import { administratorsOf, changeOf, emptyForm, errorsOf, formOf } from './groupForm';

const own = people.teacher.id;
const optionOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

test('the person who edits a group is not among those who can be removed', () => {
  expect(formOf(chatGroup, own).members).toEqual([people.student, people.otherStudent].map(optionOf));
});

test('only what changed is sent, and the person stays an administrator', () => {
  const form = {
    ...formOf(chatGroup, own),
    members: [people.student, people.admin].map(optionOf),
    administrators: [people.admin.id],
  };
  expect(changeOf(form, chatGroup, own)).toEqual({
    title: chatGroup.title,
    add_user_ids: [people.admin.id],
    remove_user_ids: [people.otherStudent.id],
    administrator_ids: [own, people.admin.id],
  });
});

test('a picture is sent when it was chosen, and null when it was removed', () => {
  const form = formOf(chatGroup, own);
  expect(changeOf(form, chatGroup, own)).not.toHaveProperty('picture');
  expect(changeOf({ ...form, newImage: { picture: null } }, chatGroup, own).picture).toBeNull();
  const chosen = { ...form, newImage: { picture: new Blob(['x'], { type: 'image/jpeg' }) } };
  expect(changeOf(chosen, chatGroup, own).picture).toBeInstanceOf(File);
});

test('whoever is removed is no administrator; a group needs a title and two people', () => {
  expect(administratorsOf({ ...emptyForm, administrators: ['5'] })).toEqual([]);
  expect(errorsOf(emptyForm).map(({ code }) => code)).toEqual(['thisFieldIsRequired', 'chatTooFewMembers']);
});
