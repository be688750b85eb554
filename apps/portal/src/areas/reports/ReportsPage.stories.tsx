import { people } from '@sen/api/fixtures/people';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Reports' } satisfies Meta;

const path = '/report';

export const Filled = pageStory({
  path,
  as: people.admin,
  mocks: [],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Trạng thái hoàn thành' }),
    ).toHaveAttribute('href', '/overview/completion-status');
  },
});

export const Closed = closedPage({ path, as: people.student });
