import { draftExam, exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam, view' } satisfies Meta;

const path = '/surveys/view/1';
const as = people.teacher;

const states = pageStates({ path, as, call: '/surveys/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A copy without questions. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/surveys/{id}', ({ response }) =>
      response(200).json({ data: { ...draftExam, copied_from: '1', parts: [], total_score: 0 } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Xem đề gốc' });
    await expect(link).toHaveAttribute('href', '/surveys/view/1');
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: examMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, `Chi tiết đề thi: ${exam.title}`);
    await userEvent.click(page.getByRole('button', { name: 'Khóa' }));
    await expect(
      await within(document.body).findByRole('alertdialog', { name: 'Khóa 1 đề thi?' }),
    ).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: examMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chi tiết đề thi: ${exam.title}`),
});

export const Refused = states.refused;

export const Failed = states.failed;
