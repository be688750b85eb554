import { chatGroup, chatPeople, classGroup, directMessages, groupThread } from '@sen/api/fixtures/chat';
import { people } from '@sen/api/fixtures/people';
import { chatMocks } from '@sen/api/mocks/chatMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { failed, pending, refused, unreachable } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { outboxDatabase } from '../../outbox/outboxTables';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading } from '../../testing/seen';

export default { title: 'Pages/Chat' } satisfies Meta;

const as = people.teacher;
const student = people.student;
/** Nothing that another story has written is sent. */
const before = () =>
  new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(outboxDatabase);
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('blocked', () => resolve());
  });
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/chat', as, before, mocks: chatMocks(), ...told });
const opened = `/chat?person=${student.id}`;

export const Loading = story({
  mocks: [pending('/chat/people'), ...chatMocks()],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

/** Nobody has written yet; the search finds those to whom one may write. */
export const Empty = story({
  mocks: [
    http.get('/chat/people', ({ response }) =>
      response(200).json({ data: { ...page([]), count_unread: 0 } }),
    ),
    ...chatMocks(),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Không có dữ liệu.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện' })).toBeVisible();
  },
});

/** A conversation is chosen from the list; what is sent is there at once. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await seesHeading(canvasElement, 'Trò chuyện');
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(student.name) }));
    const window = within(await canvas.findByRole('region', { name: `Trò chuyện: ${student.name}` }));
    await expect(await window.findByText(directMessages[3]?.body ?? '')).toBeVisible();
    await userEvent.type(window.getByRole('textbox', { name: 'Nhập tin nhắn' }), 'Hẹn gặp em ở lớp.{Enter}');
    await expect(await window.findByText('Hẹn gặp em ở lớp.')).toBeVisible();
    await waitFor(() => expect(window.queryByText('Đang gửi…')).toBeNull());
    await expect(window.getAllByText('Hẹn gặp em ở lớp.')).toHaveLength(1);
  },
});

export const FilledOnAPhone = story({
  path: opened,
  phone: true,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(directMessages[0]?.body ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cuộc trò chuyện/ }));
    await expect(await canvas.findByRole('option', { name: new RegExp(student.name) })).toBeVisible();
  },
});

/** The groups of the person have a tab. */
export const Groups = story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Nhóm' }));
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(chatGroup.title) }));
    const window = within(await canvas.findByRole('region', { name: `Trò chuyện: ${chatGroup.title}` }));
    await expect(await window.findByText('3 thành viên')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thông tin nhóm' })).toHaveAttribute(
      'href',
      `/chat/creategroup/${chatGroup.id}`,
    );
  },
});

/** Whoever has left a group reads it up to then: read-only, and without its members. */
export const LeftGroup = story({
  path: `/chat?group=${chatGroup.id}`,
  mocks: [
    http.get('/chat/groups', ({ response }) => {
      const left = { ...chatGroup, users: [], count_users: 0, is_administrator: false };
      const may = { may_write: false, may_edit: false, may_leave: false };
      return response(200).json({ data: { ...page([{ ...left, ...may }]), count_unread: 0 } });
    }),
    http.get('/chat/groups/{id}/messages', ({ response }) =>
      response(200).json({
        ...groupThread,
        may_write: false,
        why_not: 'Bạn không còn trong nhóm này từ 20/11/2026, 15:30.',
      }),
    ),
    ...chatMocks(),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const window = within(await canvas.findByRole('region', { name: `Trò chuyện: ${chatGroup.title}` }));
    await expect(await window.findByText(/không còn trong nhóm này từ 20\/11\/2026/)).toBeVisible();
    await expect(window.getByText(groupThread.data[0]?.body ?? '')).toBeVisible();
    await expect(window.queryByText(/thành viên/)).toBeNull();
    await expect(window.queryByRole('link', { name: 'Thông tin nhóm' })).toBeNull();
    await expect(window.queryByRole('textbox')).toBeNull();
  },
});

/** In a large group everybody who has seen a message is listed on request, page by page. */
export const Readers = story({
  path: `/chat?group=${classGroup.id}`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ai đã xem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ai đã xem' }));
    await expect(await dialog.findByText('27 người đã xem tin nhắn này.')).toBeVisible();
    await expect(dialog.getByText('Học viên 01')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Trang 2' }));
    await expect(await dialog.findByText('Học viên 27')).toBeVisible();
  },
});

/** An address of somebody to whom one may not write. */
export const Refused = story({
  path: '/chat?person=999',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không mở được cuộc trò chuyện này')).toBeVisible();
  },
});

/** Who is sitting an exam is told when the chat opens again. */
export const DuringAnExam = story({
  path: opened,
  mocks: [
    ...['/chat/people', '/chat/people/:id/messages', '/chat/unread'].map((call) =>
      refused(call, {
        status: 409,
        code: 'chatDuringExam',
        message: 'Bạn đang làm bài thi nên trò chuyện tạm đóng. Trò chuyện mở lại khi bạn nộp bài.',
      }),
    ),
    ...chatMocks(),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/trò chuyện tạm đóng/))[0]).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Nhập tin nhắn' })).toBeNull();
    await expect(canvas.queryByText(directMessages[3]?.body ?? '')).toBeNull();
  },
});

/** Whoever may no longer write is told why, and still reads. */
export const RefusedToWrite = story({
  path: opened,
  mocks: [
    http.get('/chat/people/{id}/messages', ({ response }) =>
      response(200).json({
        data: directMessages,
        has_older: false,
        has_newer: false,
        last_number: 4,
        seen_number: 4,
        count_unread: 0,
        seen: [],
        may_write: false,
        why_not: 'Tài khoản của người này đang bị khóa nên không nhận được tin nhắn.',
      }),
    ),
    ...chatMocks(),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/đang bị khóa/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Nhập tin nhắn' })).toBeNull();
  },
});

/** A refused message stays with the reason, and can be given up. */
export const RefusedMessage = story({
  path: opened,
  mocks: [
    refused(
      '/chat/messages',
      { status: 409, code: 'chatPersonLocked', message: 'Tài khoản của người này đang bị khóa.' },
      'post',
    ),
    ...chatMocks(),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nhập tin nhắn' }), 'Em ơi{Enter}');
    await expect(await canvas.findByText(/Không gửi được. Tài khoản của người này/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gửi lại' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ tin này' }));
    await waitFor(() => expect(canvas.queryByText('Em ơi')).toBeNull());
  },
});

export const Failed = story({
  mocks: [failed('/chat/people'), ...chatMocks()],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});

/** What is written without a connection waits, and is sent when it returns. */
export const FailedToSend = story({
  path: opened,
  mocks: [unreachable('/chat/messages', 'post'), ...chatMocks()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nhập tin nhắn' }), 'Cô nhận rồi{Enter}');
    await expect(await canvas.findByText('Đang gửi…')).toBeVisible();
    await expect(canvas.getByText(chatPeople[0]?.name ?? '', { selector: 'h2' })).toBeVisible();
  },
});
