import { submissions } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { training } from '@sen/api/fixtures/trainings';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { refused } from '@sen/api/mocks/states';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Marking' } satisfies Meta;

const path = '/markAnswer/1';
const as = people.teacher;

const states = pageStates({
  path,
  as,
  mocks: classMocks,
  call: '/classrooms/:id/submissions',
  refusal: 'notFound',
});

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài nộp nào');

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chấm bài');
    await expect(await within(canvasElement).findByText('tạm tính')).toBeVisible();
    const link = await within(canvasElement).findByRole('link', { name: /Đỗ Minh Châu/ });
    await expect(link).toHaveAttribute('href', '/surveys/1/classroom_id/1/user/5/answered/1/3?at=waiting');
  },
});

/** From a submission to all attempts of its student at that exam, to reset one. */
export const LeadingToTheStudent = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', {
      name: /^Thao tác với Đỗ Minh Châu/,
    });
    if (!menu) throw new Error('A submission has no actions.');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xem hoặc đặt lại các lần làm bài' }));
    await seesHeading(canvasElement, 'Đỗ Minh Châu');
  },
});

/** Of a training: each row says which of both tests it is, and the page leads back to the training. */
export const OfATraining = pageStory({
  path: `/markAnswer/${training.id}?assignment_id=${training.tests[0]?.id}`,
  as,
  mocks: [
    refused('/classrooms/:id', { status: 404, code: 'classIsTraining', message: 'Đây là một đợt tập huấn.' }),
    http.get('/classrooms/{id}/submissions', ({ response }) =>
      response(200).json(
        page(submissions.map((row) => ({ ...row, meeting: { id: '91', kind: 'pretest' as const } }))),
      ),
    ),
    ...trainingMocks,
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await expect((await shown.findAllByText(/^Kiểm tra đầu vào: /)).length).toBeGreaterThan(0);
    await expect(await shown.findByRole('link', { name: training.name })).toHaveAttribute(
      'href',
      `/trains/${training.id}`,
    );
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: classMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chấm bài'),
});

export const Refused = states.refused;

export const Failed = states.failed;
