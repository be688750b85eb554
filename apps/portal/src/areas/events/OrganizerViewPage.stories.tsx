import { event, organizer } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Organizer' } satisfies Meta;

const path = `/organizers/${organizer.id}`;
const as = people.admin;
const mocks = [...eventMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/organizers/:id', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [emptyList('/events'), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có sự kiện nào')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Sự kiện của ${organizer.name}`);
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: event.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tạo sự kiện' })).toHaveAttribute(
      'href',
      `/events/add?organizer=${organizer.id}`,
    );
    await expect(page.queryByRole('columnheader', { name: /Người tổ chức/ })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Sự kiện của ${organizer.name}`),
});

export const Refused = states.refused;

export const Failed = states.failed;
