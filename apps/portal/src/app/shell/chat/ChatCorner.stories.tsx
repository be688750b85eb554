import { chatGroup, chatPeople, directMessages, unreadCounts } from '@sen/api/fixtures/chat';
import { people } from '@sen/api/fixtures/people';
import { chatMocks } from '@sen/api/mocks/chatMocks';
import { http } from '@sen/api/mocks/http';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../../testing/pageStory';

export default { title: 'Shell/Chat' } satisfies Meta;

const student = people.student;
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/support', as: people.teacher, mocks: chatMocks(), ...told });

async function openPopup() {
  await userEvent.click(await screen.findByRole('button', { name: 'Tin nhắn, 6 tin chưa đọc' }));
  return within(await screen.findByRole('dialog', { name: 'Tin nhắn' }));
}

async function openConversation() {
  const popup = await openPopup();
  await userEvent.click(await popup.findByRole('option', { name: new RegExp(student.name) }));
  return within(await screen.findByRole('region', { name: `Trò chuyện: ${student.name}` }));
}

/** From the button to a conversation, which is minimised to a bubble, restored and closed. */
export const Filled = story({
  play: async () => {
    const window = await openConversation();
    await expect(await window.findByText(directMessages[3]?.body ?? '')).toBeVisible();
    const box = window.getByRole('textbox', { name: 'Nhập tin nhắn' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'Chưa gửi');
    await userEvent.click(window.getByRole('button', { name: 'Thu nhỏ' }));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Mở lại: ${student.name}`) }));
    const again = within(await screen.findByRole('region', { name: `Trò chuyện: ${student.name}` }));
    // What was typed is kept.
    await waitFor(() =>
      expect(again.getByRole('textbox', { name: 'Nhập tin nhắn' })).toHaveValue('Chưa gửi'),
    );
    await userEvent.clear(again.getByRole('textbox', { name: 'Nhập tin nhắn' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Trò chuyện/ })).toBeNull());
  },
});

/** On a page without a bar of actions, to which the button would give way. */
export const FilledOnAPhone = story({
  path: '/overview',
  phone: true,
  play: async () => {
    const window = await openConversation();
    await expect(await window.findByText(directMessages[3]?.body ?? '')).toBeVisible();
  },
});

/** Who is sitting an exam in another tab has no chat, and none is loaded for windows that were open. */
export const DuringAnExam = story({
  as: student,
  mocks: [
    refused('/chat/unread', {
      status: 409,
      code: 'chatDuringExam',
      message: 'Bạn đang làm bài thi nên trò chuyện tạm đóng.',
    }),
    ...chatMocks(),
  ],
  play: async () => {
    await screen.findByRole('button', { name: /^Tin nhắn/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Tin nhắn/ })).toBeNull());
  },
});

/** A teacher finds groups in a tab of their own. */
export const Groups = story({
  play: async () => {
    const popup = await openPopup();
    await userEvent.click(popup.getByRole('tab', { name: 'Nhóm' }));
    await expect(await popup.findByRole('option', { name: new RegExp(chatGroup.title) })).toBeVisible();
  },
});

/** Other roles have direct messages alone. */
export const WithoutGroups = story({
  as: people.admin,
  play: async () => {
    const popup = await openPopup();
    await expect(await popup.findByRole('option', { name: new RegExp(student.name) })).toBeVisible();
    await expect(popup.queryByRole('tab')).toBeNull();
  },
});

export const Search = story({
  play: async () => {
    const popup = await openPopup();
    await userEvent.type(await popup.findByRole('searchbox'), people.admin.name);
    await waitFor(() => expect(popup.getAllByRole('option')).toHaveLength(1));
    await expect(popup.getByRole('option', { name: new RegExp(people.admin.name) })).toBeVisible();
    await expect(chatPeople.length).toBeGreaterThan(1);
  },
});

export const Loading = story({
  mocks: [pending('/chat/people'), ...chatMocks()],
  play: async () => {
    const popup = await openPopup();
    await expect(await popup.findByText('Đang tải danh sách…')).toBeInTheDocument();
  },
});

const told: unknown[] = [];

/** That messages were seen is said again when it did not arrive. */
export const SeenAgain = story({
  mocks: [
    http.put('/chat/people/{id}/seen', async ({ request, response }) => {
      told.push(await request.json());
      return told.length === 1 ? HttpResponse.error() : response(200).json(unreadCounts);
    }),
    ...chatMocks(),
  ],
  play: async () => {
    told.length = 0;
    await openConversation();
    await waitFor(() => expect(told).toEqual([{ number: 4 }, { number: 4 }]), { timeout: 10_000 });
  },
});

/** The messages cannot be loaded: the window says so and offers to try again. */
export const Failed = story({
  mocks: [failed('/chat/people/:id/messages'), ...chatMocks()],
  play: async () => {
    const window = await openConversation();
    await expect(await window.findByText('Không tải được tin nhắn')).toBeVisible();
    await expect(window.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
  },
});

/** The list cannot be loaded: it does not claim that nobody has written. */
export const FailedList = story({
  mocks: [failed('/chat/people'), ...chatMocks()],
  play: async () => {
    const popup = await openPopup();
    await expect(await popup.findByText('Đang tải danh sách…')).toBeInTheDocument();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(popup.queryByText('Không có dữ liệu.')).toBeNull();
  },
});
