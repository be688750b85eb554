import { deletedTopic, pendingTopic, rejectedTopic, reportedTopic, topic } from '@sen/api/fixtures/forum';
import { people } from '@sen/api/fixtures/people';
import { forumMocks, newForumMocks } from '@sen/api/mocks/forumMocks';
import { http } from '@sen/api/mocks/http';
import { emptyList, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Forum' } satisfies Meta;

const path = '/forum';
const as = people.student;
const mocks = forumMocks;

const states = pageStates({ path, as, call: '/topics', mocks });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài viết nào');

/** The themes beside the topics; one is locked, one of another unit. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Diễn đàn');
    const page = within(canvasElement);
    const first = within(await page.findByRole('article', { name: topic.title }));
    await expect(first.getByRole('link', { name: topic.title })).toHaveAttribute('href', '/forum?topicId=7');
    await expect(first.getByText(/2 trả lời/)).toBeVisible();
    await expect(page.getByText(/Lâm Thị Ái Vy \(Công ty TNHH Cơ khí An Phát\)/)).toBeVisible();
    const themes = within(page.getByRole('navigation', { name: 'Chủ đề' }));
    await userEvent.click(themes.getByRole('link', { name: /^Hỏi đáp chuyên môn/ }));
    await expect(
      await themes.findByRole('link', { name: /^Hỏi đáp chuyên môn/, current: true }),
    ).toBeVisible();
    // Only who approves has what waits.
    await expect(page.queryByRole('link', { name: 'Chờ duyệt' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('article', { name: topic.title })).toBeVisible();
  },
});

/** The own ones, in every state. */
export const Own = pageStory({
  path: '/forum/own',
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài viết của tôi');
    const page = within(canvasElement);
    await expect(await page.findByText('Chờ đơn vị duyệt')).toBeVisible();
    await expect(page.getByText('Đơn vị không duyệt')).toBeVisible();
    await expect(page.getByText('Bản nháp')).toBeVisible();
  },
});

/** Those that were deleted, with the reason. */
export const DeletedList = pageStory({
  path: '/forum/deleted',
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài viết đã xóa');
    const page = within(canvasElement);
    const only = within(await page.findByRole('article', { name: deletedTopic.title }));
    await expect(only.getByText(`Lý do: ${deletedTopic.reason_for_deletion ?? ''}`)).toBeVisible();
    await expect(only.getByText('Đã xóa')).toBeVisible();
  },
});

export const NoneFollowed = pageStory({
  path: '/forum/followed',
  as,
  mocks: [emptyList('/topics'), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bạn chưa theo dõi bài viết nào')).toBeVisible();
  },
});

/** A search that finds nothing can be cleared. */
export const NothingFound = pageStory({
  path: `${path}?q=vắng`,
  as,
  mocks: [emptyList('/topics'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bỏ tìm kiếm và bộ lọc' }));
    await expect(await page.findByText('Chưa có bài viết nào')).toBeVisible();
  },
});

/** A topic with its replies, one of which was deleted, and its history. */
export const OneTopic = pageStory({
  path: `${path}?topicId=${topic.id}`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, topic.title);
    const page = within(canvasElement);
    await expect(await page.findByText(/Di chuyển ngang thì phải có loại hai móc/)).toBeVisible();
    await expect(page.getByText('Câu trả lời đã bị xóa.')).toBeVisible();
    await userEvent.click(page.getByText('Lịch sử chỉnh sửa'));
    await expect(await page.findByText('Phải có loại hai móc.')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Gửi trả lời' })).toBeVisible();
  },
});

export const OneTopicOnAPhone = pageStory({
  path: `${path}?${topic.id}`,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, topic.title),
});

/** The first reply waits for the rules to be accepted. */
export const Rules = pageStory({
  path: `${path}?topicId=${topic.id}`,
  as,
  mocks: newForumMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Tôi đồng ý' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Gửi trả lời' })).toBeNull();
  },
});

/** What was typed stays when the topic is deleted meanwhile. */
export const DeletedWhileReplying = pageStory({
  path: `${path}?topicId=${topic.id}`,
  as,
  mocks: [
    refused(
      '/topics/:id/replies',
      { status: 409, code: 'topicDeleted', message: 'Bài viết đã bị xóa. Nội dung bạn đang viết vẫn còn.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: /Trả lời của bạn/ }, { timeout: 10_000 });
    await userEvent.click(field);
    // A simulated key changes the document before the editor has read the previous one, unlike a real key: wait after each.
    for (const [place, letter] of [...'Nên.'].entries()) {
      await userEvent.keyboard(letter);
      await waitFor(() => expect(field).toHaveTextContent('Nên.'.slice(0, place + 1)));
    }
    await userEvent.click(page.getByRole('button', { name: 'Gửi trả lời' }));
    await expect(await page.findByText(/Bài viết đã bị xóa/)).toBeVisible();
    await expect(field).toHaveTextContent('Nên.');
  },
});

const shown = (data: typeof topic) => [
  http.get('/topics/{id}', ({ response }) => response(200).json({ data })),
  ...mocks,
];

export const Rejected = pageStory({
  path: `${path}?topicId=${rejectedTopic.id}`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('Lý do: Câu hỏi này đã có bài trả lời trong tháng trước.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sửa bài' })).toHaveAttribute('href', '/forum/edit/9');
  },
});

export const Deleted = pageStory({
  path: `${path}?topicId=${deletedTopic.id}`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Lý do: Bài viết có số điện thoại của người khác.'),
    ).toBeVisible();
  },
});

/** An administrator decides where the topic is read. */
export const ToDecide = pageStory({
  path: `${path}?topicId=${pendingTopic.id}`,
  as: people.admin,
  mocks: shown({ ...pendingTopic, request_id: '61' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Duyệt' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Toàn hệ thống' })).toBeChecked();
    await expect(dialog.getByText(/Lựa chọn của bạn là đề xuất/)).toBeVisible();
  },
});

export const Reported = pageStory({
  path: `${path}?topicId=${topic.id}`,
  as: people.admin,
  mocks: shown(reportedTopic),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1 báo vi phạm chưa xử lý')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bỏ qua báo vi phạm' })).toBeVisible();
  },
});

/** What waits for an administrator, at the desk that everything has. */
export const Requests = pageStory({
  path: `${path}?request=true`,
  as: people.admin,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: pendingTopic.title })).toHaveAttribute(
      'href',
      `/forum?topicId=${pendingTopic.id}`,
    );
    await expect(page.getByRole('link', { name: 'Chờ duyệt' })).toHaveAttribute('aria-current', 'page');
  },
});

/** A student who follows the address of what waits sees the topics. */
export const RequestsAsAStudent = pageStory({
  path: `${path}?request=true`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('article', { name: topic.title })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
