import { people } from '@sen/api/fixtures/people';
import { forumMocks, newForumMocks } from '@sen/api/mocks/forumMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Topic, add' } satisfies Meta;

const path = '/forum/add';
const as = people.student;
const before = () => removeDraft(`${as.id}:topic:new`);
const base = { path, as, before, mocks: forumMocks };
const states = pageStates({ ...base, call: '/forum' });

export const Loading = states.loading;

/** What is missing is named: the theme first. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Gửi duyệt' }, { timeout: 10_000 }));
    await expect((await page.findAllByText('Trường này là bắt buộc!')).length).toBeGreaterThan(2);
  },
});

export const Filled = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Viết bài');
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Chủ đề/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hỏi đáp chuyên môn' }));
    await userEvent.type(page.getByRole('textbox', { name: /Tiêu đề/ }), 'Chọn dây đai an toàn');
    await expect(page.getByText('Đơn vị của bạn duyệt trước, sau đó hệ thống duyệt.')).toBeVisible();
    await expect(page.queryByRole('radio')).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  ...base,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Viết bài'),
});

/** Nobody approves what a super-admin writes: the readers are chosen here. */
export const AsASuperAdmin = pageStory({
  ...base,
  as: people.superAdmin,
  before: () => removeDraft(`${people.superAdmin.id}:topic:new`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /Toàn hệ thống/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Đăng bài' })).toBeVisible();
  },
});

/** The rules come before the first topic. */
export const Rules = pageStory({
  ...base,
  mocks: newForumMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Nội quy diễn đàn' })).toBeVisible();
    await expect(page.getByText(/Tôn trọng mọi người/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tôi đồng ý' })).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
