import { lessonFolder } from '@sen/api/fixtures/documents';
import { people } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/Shared' } satisfies Meta;

const path = '/personal-documents/shared';
const as = people.student;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/folders/shared' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa ai chia sẻ tài liệu với bạn');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Được chia sẻ với tôi');
    const seen = within(canvasElement);
    await expect(await seen.findByRole('link', { name: lessonFolder.folder_name })).toHaveAttribute(
      'href',
      `/personal-documents/shared/${lessonFolder.id}`,
    );
    await expect(seen.getByText(people.teacher.name)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
