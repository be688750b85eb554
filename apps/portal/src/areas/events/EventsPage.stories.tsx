import { event } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Events' } satisfies Meta;

const path = '/events';
const as = people.teacher;
const mocks = [...eventMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/events' });

export const Loading = states.loading;

/** Its one action is to create an event: the header has the others. */
export const Empty = pageStory({
  path,
  as,
  mocks: [emptyList('/events'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa có sự kiện nào')).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Tạo sự kiện' })).toHaveLength(2);
    await expect(page.getAllByRole('link', { name: 'Người tổ chức' })).toHaveLength(1);
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Sự kiện');
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: event.title });
    await expect(link).toHaveAttribute('href', `/events/${event.id}`);
    await expect(page.getByRole('link', { name: 'Tạo sự kiện' })).toHaveAttribute('href', '/events/add');
    await expect(page.getAllByText('Cả ngày 20/11/2026')[0]).toBeVisible();
  },
});

/** Who only takes part creates none. */
export const FilledForAStudent = pageStory({
  path,
  as: people.student,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: event.title })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Tạo sự kiện' })).toBeNull();
    await expect(page.queryByRole('link', { name: 'Người tổ chức' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(event.title)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
