import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { survey } from '@sen/api/fixtures/surveys';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project surveys' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject`;
const as = people.teacher;
const mocks = [...surveyMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khảo sát nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Khảo sát nhu cầu đào tạo');
    const link = await page.findByRole('link', { name: survey.name });
    await expect(link).toHaveAttribute('href', `${path}/1/detail`);
    await expect(page.getAllByText('1/2')[0]).toBeVisible();
  },
});

/** A survey with answers cannot be deleted; the disabled button says why. */
export const FilledAndAnswered = pageStory({
  path,
  as: people.admin,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: new RegExp(`Chọn ${survey.name}`) }));
    const remove = await page.findByRole('button', { name: 'Xóa' });
    await expect(remove).toHaveAccessibleDescription(/đã có người trả lời/);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
