import { organizer } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Organizers' } satisfies Meta;

const path = '/organizers';
const as = people.admin;
const mocks = eventMocks;
const states = pageStates({ path, as, mocks, call: '/organizers' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có ai tổ chức sự kiện');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Người tổ chức sự kiện');
    const link = await within(canvasElement).findByRole('link', { name: organizer.name });
    await expect(link).toHaveAttribute('href', `/organizers/${organizer.id}`);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(organizer.name)).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStudents = closedPage({ path, as: people.student });

export const Failed = states.failed;
