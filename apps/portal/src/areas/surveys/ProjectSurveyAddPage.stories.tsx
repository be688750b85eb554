import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project survey, add' } satisfies Meta;

const path = `/companies/${project.company_id}/projects/${project.id}/surveyVoteProject/add`;
const as = people.teacher;
const mocks = [...surveyMocks, ...surveyFormMocks, ...projectMocks];
const states = pageStates({ path, as, mocks, call: '/projects/:id', refusal: 'notFound' });

export const Loading = states.loading;

const before = () => removeDraft(`${as.id}:survey:new:${project.id}`);

/** An empty form: each required field is named; the participants of the project are there already. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo khảo sát');
    await userEvent.click(await page.findByRole('button', { name: 'Tạo khảo sát' }));
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
    await userEvent.type(await page.findByRole('textbox', { name: /Tên khảo sát/ }), 'Nhu cầu quý I');
    await userEvent.click(page.getByRole('button', { name: /Mức ưu tiên/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Cao' }));
    await expect(page.getByRole('button', { name: /Mức ưu tiên/ })).toHaveTextContent('Cao');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
