import { chatGroup, classGroup, groupThread } from '@sen/api/fixtures/chat';
import { people } from '@sen/api/fixtures/people';
import { chatMocks } from '@sen/api/mocks/chatMocks';
import { http } from '@sen/api/mocks/http';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Chat group, edit' } satisfies Meta;

const as = people.teacher;
const base = {
  path: `/chat/creategroup/${chatGroup.id}`,
  as,
  before: () => removeDraft(`${as.id}:chat-group:${chatGroup.id}`),
  mocks: [...chatMocks(), ...classMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/chat/groups/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A group cannot lose its title. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const title = await form.findByRole('textbox', { name: /Tên nhóm/ });
    await userEvent.clear(title);
    await userEvent.click(form.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(title).toBeInvalid();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await seesHeading(canvasElement, `Chỉnh sửa nhóm: ${chatGroup.title}`);
    await expect(await form.findByText('Đã chọn 2 người')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Lưu thay đổi' }));
    await seesHeading(canvasElement, 'Trò chuyện');
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa nhóm: ${chatGroup.title}`),
});

/** The last administrator names the next one before leaving. */
export const Leave = story({
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Rời nhóm' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Bạn là quản trị viên cuối cùng/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Rời nhóm' }));
    await seesHeading(canvasElement, 'Trò chuyện');
  },
});

let hasLeft = false;
const whyNot = 'Bạn không còn trong nhóm này từ 20/11/2026, 15:30.';

/** Whoever comes back to the messages after leaving cannot write any more, without waiting for a poll. */
export const LeaveAndRead = story({
  path: `/chat?group=${chatGroup.id}`,
  before: async () => {
    hasLeft = false;
    await base.before();
  },
  mocks: [
    http.post('/chat/groups/{id}/leave', ({ response }) => {
      hasLeft = true;
      return response(200).json({ data: null });
    }),
    http.get('/chat/groups/{id}/messages', ({ response }) =>
      response(200).json({ ...groupThread, may_write: !hasLeft, why_not: hasLeft ? whyNot : null }),
    ),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Thông tin nhóm' }));
    await userEvent.click(await page.findByRole('button', { name: 'Rời nhóm' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rời nhóm' }));
    await userEvent.click(await page.findByRole('tab', { name: 'Nhóm' }));
    await userEvent.click(await page.findByRole('option', { name: new RegExp(chatGroup.title) }));
    await expect(await page.findByText(whyNot)).toBeVisible();
    await expect(page.queryByRole('textbox', { name: 'Nhập tin nhắn' })).toBeNull();
  },
});

/** The group of a class is not edited: its members are shown. */
export const OfAClass = story({
  path: `/chat/creategroup/${classGroup.id}`,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, classGroup.title);
    await expect(page.getByText(/Đây là nhóm của lớp học/)).toBeVisible();
    await expect(await page.findByText(people.student.name)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Trang 2' }));
    await expect(await page.findByText('Học viên 25')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Rời nhóm' })).toBeNull();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
