import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import { removeDraft } from '../../app/drafts/draftStore';
import { finishedSurvey, survey } from '@sen/api/fixtures/surveys';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project survey, edit' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject/edit/1`;
const as = people.teacher;
const mocks = [...surveyMocks, ...surveyFormMocks, ...projectMocks, ...memberMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id', refusal: 'notFound' });

export const Loading = states.loading;

const before = () => removeDraft(`${as.id}:survey:${survey.id}`);

/** A completed survey is not edited. */
export const Empty = pageStory({
  path: path.replace('/edit/1', `/edit/${finishedSurvey.id}`),
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/đã kết thúc nên không chỉnh sửa được/),
    ).toBeVisible();
  },
});

/** Somebody has answered: the anonymity stays. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, `Chỉnh sửa khảo sát: ${survey.name}`);
    await userEvent.click(await page.findByRole('checkbox', { name: /^Ẩn danh/ }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    const [first] = await page.findAllByText(/Đã có người trả lời nên không đổi được/);
    await expect(first).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
