import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { training } from '@sen/api/fixtures/trainings';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Trainings' } satisfies Meta;

const path = '/trains';
const as = people.teacher;
const mocks = trainingMocks;
const states = pageStates({ path, as, mocks, call: '/trains' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đợt tập huấn nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tập huấn');
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: training.name });
    await expect(link).toHaveAttribute('href', `/trains/${training.id}`);
    await expect(page.getByRole('link', { name: 'Tạo đợt tập huấn' })).toHaveAttribute('href', '/trains/add');
  },
});

/** A student finds the own trainings, and creates none. */
export const FilledForAStudent = pageStory({
  path,
  as: people.student,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: training.name })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Tạo đợt tập huấn' })).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(training.name)).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToStaff = closedPage({ path, as: people.staff });

export const Failed = states.failed;
