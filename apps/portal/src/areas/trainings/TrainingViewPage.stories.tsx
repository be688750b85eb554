import { people } from '@sen/api/fixtures/people';
import { attendedTrainingMocks, trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { training } from '@sen/api/fixtures/trainings';
import { http } from '@sen/api/mocks/http';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Training' } satisfies Meta;

const path = `/trains/${training.id}`;
const as = people.teacher;
const mocks = trainingMocks;
const states = pageStates({ path, as, mocks, call: '/trains/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Nothing is filled in but what a training cannot be without. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/trains/{id}', ({ response }) => {
      const texts = { subject: '', description: '', province: '', address: '', contact_name: '' };
      return response(200).json({ data: { ...training, ...texts, budget: null, count_student: null } });
    }),
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, training.name);
    await expect(within(canvasElement).queryByText('Kinh phí')).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, training.name);
    const page = within(canvasElement);
    await expect(page.getByText(/1\.500/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kết quả trước và sau' })).toHaveAttribute(
      'href',
      `/trains-teacher/${training.id}`,
    );
    await expect(page.getByRole('heading', { name: 'Kiểm tra đầu vào' })).toBeVisible();
    await expect(page.getByRole('link', { name: people.student.name })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/train/${training.id}/user/${people.student.id}/review$`)),
    );
  },
});

/** A student sees the own tests and neither the others nor the budget. */
export const FilledForAStudent = pageStory({
  path,
  as: people.student,
  mocks: attendedTrainingMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, training.name);
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Vào thi' })).toHaveAttribute(
      'href',
      `/survey/1/meeting/92/user/${people.student.id}`,
    );
    // Both tests may ask the same exam.
    await expect(page.getByText('Kiểm tra đầu vào')).toBeVisible();
    await expect(page.getByText('Kiểm tra đầu ra')).toBeVisible();
    await expect(page.queryByText('Kinh phí')).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, training.name),
});

export const Refused = states.refused;

export const Failed = states.failed;
