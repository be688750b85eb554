import { pendingTopic, topic } from '@sen/api/fixtures/forum';
import { people } from '@sen/api/fixtures/people';
import { forumMocks } from '@sen/api/mocks/forumMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Topic, edit' } satisfies Meta;

const as = people.student;
const base = {
  path: `/forum/edit/${pendingTopic.id}`,
  as,
  before: () => removeDraft(`${as.id}:topic:${pendingTopic.id}`),
  mocks: forumMocks,
};
const states = pageStates({ ...base, call: '/topics/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A topic cannot lose its title. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByRole('textbox', { name: /Tiêu đề/ });
    await userEvent.clear(title);
    await userEvent.click(page.getByRole('button', { name: 'Gửi duyệt' }));
    await expect(title).toBeInvalid();
  },
});

export const Filled = pageStory({
  ...base,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Sửa bài “${pendingTopic.title}”`),
});

/** A topic of another is read, not changed. */
export const NotYours = pageStory({
  ...base,
  path: `/forum/edit/${topic.id}`,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Chỉ người viết và quản trị viên của đơn vị/),
    ).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
