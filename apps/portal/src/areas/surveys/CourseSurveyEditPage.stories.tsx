import { taughtCourse } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { courseSurvey, finishedSurvey } from '@sen/api/fixtures/surveys';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course survey, edit' } satisfies Meta;

const path = `/courses/${taughtCourse.id}/surveys/edit/${courseSurvey.id}`;
const as = people.teacher;
const over = http.get('/survey-votes/{id}', ({ response }) =>
  response(200).json({ data: { ...finishedSurvey, project_id: null, course_id: taughtCourse.id } }),
);
const mocks = [...surveyMocks, ...surveyFormMocks, ...courseMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id', refusal: 'notFound' });
const before = () => removeDraft(`${as.id}:survey:${courseSurvey.id}`);

export const Loading = states.loading;

/** A completed survey is not edited. */
export const Empty = pageStory({
  path,
  as,
  mocks: [over, ...mocks],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/đã kết thúc nên không chỉnh sửa được/),
    ).toBeVisible();
  },
});

/** Somebody has answered: it stays as anonymous as it is. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, `Chỉnh sửa khảo sát: ${courseSurvey.name}`);
    await expect(await page.findByText(/^Học viên của tất cả các lớp/)).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /^Ẩn danh/ }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    const [first] = await page.findAllByText(/Đã có người trả lời nên không đổi được/);
    await expect(first).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
