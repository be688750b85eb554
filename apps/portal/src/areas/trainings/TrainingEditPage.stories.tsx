import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { people } from '@sen/api/fixtures/people';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { training } from '@sen/api/fixtures/trainings';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Training, edit' } satisfies Meta;

const as = people.teacher;
const base = {
  path: `/trains/edit/${training.id}`,
  as,
  before: () => removeDraft(`${as.id}:training:${training.id}`),
  mocks: [...trainingMocks, ...examMocks, ...memberMocks],
};
const states = pageStates({ ...base, call: '/trains/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A training cannot lose its name. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('textbox', { name: /Tên đợt tập huấn/ });
    await userEvent.clear(name);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu' }));
    await expect(name).toBeInvalid();
  },
});

export const Filled = pageStory({
  ...base,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa đợt tập huấn: ${training.name}`),
});

export const FilledOnAPhone = pageStory({
  ...base,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa đợt tập huấn: ${training.name}`),
});

export const Refused = states.refused;

/** One that has ended is only read. */
export const RefusedOnceEnded = pageStory({
  ...base,
  mocks: [
    http.get('/trains/{id}', ({ response }) =>
      response(200).json({ data: { ...training, timing: 'finished' } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/đã kết thúc nên không thể thay đổi nữa/),
    ).toBeVisible();
  },
});

export const Failed = states.failed;
