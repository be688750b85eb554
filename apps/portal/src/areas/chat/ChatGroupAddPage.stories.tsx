import { people } from '@sen/api/fixtures/people';
import { chatMocks } from '@sen/api/mocks/chatMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Chat group, add' } satisfies Meta;

const as = people.teacher;
const base = {
  path: '/chat/creategroup',
  as,
  before: () => removeDraft(`${as.id}:chat-group:new`),
  mocks: [...chatMocks(), ...classMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo nhóm' }));

async function fill(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement);
  await userEvent.type(await form.findByRole('textbox', { name: /Tên nhóm/ }), 'Ban cán sự lớp');
  await userEvent.type(form.getByRole('combobox', { name: /Tìm theo tên/ }), 'Châu');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(people.student.name) }));
  await expect(await form.findByText('Đã chọn 1 người')).toBeVisible();
}

async function submit(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await save(canvasElement);
}

const states = formStates({
  ...base,
  call: '/chat/groups',
  submit,
  button: 'Tạo nhóm',
  notSaved: 'Chưa lưu được nhóm',
  kept: { field: /Tên nhóm/, value: 'Ban cán sự lớp' },
});

export const Loading = states.loading;

/** A group needs a title and at least two people. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const title = await form.findByRole('textbox', { name: /Tên nhóm/ });
    await save(canvasElement);
    await expect(title).toBeInvalid();
    await expect((await form.findAllByText(/Nhóm cần ít nhất 2 người/))[0]).toBeVisible();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await seesHeading(canvasElement, 'Trò chuyện');
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => fill(canvasElement),
});

export const Refused = closedPage({ path: '/chat/creategroup', as: people.student });

/** Somebody was locked meanwhile: what was entered stays. */
export const RefusedBySomebody = story({
  mocks: [
    refused(
      '/chat/groups',
      { status: 422, code: 'chatPersonUnreachable', message: 'Bạn không thể nhắn tin cho người này.' },
      'post',
    ),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(
      await within(canvasElement).findByText(/Bạn không thể nhắn tin cho người này/),
    ).toBeVisible();
  },
});

export const Failed = states.failed;
