import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course survey, add' } satisfies Meta;

const path = `/courses/${taughtCourse.id}/surveys/add`;
const as = people.teacher;
const mocks = [...surveyMocks, ...surveyFormMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, call: '/courses/:id/allInfo', refusal: 'notFound' });
const before = () => removeDraft(`${as.id}:survey:newOfCourse:${taughtCourse.id}`);

export const Loading = states.loading;

/** All classes of the course are asked; it is for no training need. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo khảo sát');
    await expect(await page.findByText(/^Học viên của tất cả các lớp/)).toBeVisible();
    await expect(page.queryByText('Nhu cầu đào tạo')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Tạo khảo sát' }));
    await expect(await page.findByText('Còn 4 chỗ cần sửa')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole('textbox', { name: /Tên khảo sát/ });
    await userEvent.type(name, 'Chất lượng bài giảng');
    await expect(name).toHaveValue('Chất lượng bài giảng');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
