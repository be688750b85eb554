import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Project, edit' } satisfies Meta;

const as = people.admin;
const base = {
  path: `/companies/1/projects/edit/${project.id}`,
  as,
  before: () => removeDraft(`${as.id}:project:${project.id}`),
  mocks: [...projectMocks, ...categoryMocks, ...memberMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/projects/:id', refusal: 'notFound' });
/** How often the project was read: somebody else changes it after the first time. */
let reads = 0;
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' }));
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên dự án/ });

export const Loading = states.loading;

/** A project cannot lose its name. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.clear(name);
    await save(canvasElement);
    await expect(name).toBeInvalid();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa dự án: ${project.project_name}`);
    await expect(await nameField(canvasElement)).toHaveValue(project.project_name);
    await expect(within(canvasElement).getByText(`Đã chọn ${project.lecturers.length} người`)).toBeVisible();
    await save(canvasElement);
    await seesHeading(canvasElement, project.project_name);
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa dự án: ${project.project_name}`),
});

/** Another person saved meanwhile: the page says so and keeps what was entered; saving again replaces it. */
export const RefusedAsChanged = story({
  mocks: [
    http.put('/projects/{id}', async ({ request, response }) => {
      const { version } = await request.json();
      if (version === project.version + 1) return response(200).json({ data: project });
      return response(409).json({
        type: 'urn:sen:problem:projectChanged',
        title: 'Dự án đã được sửa',
        status: 409,
        code: 'projectChanged',
        message: 'Trong lúc bạn đang sửa, người khác đã sửa dự án này.',
      });
    }),
    http.get('/projects/{id}', ({ response }) => {
      reads += 1;
      return response(200).json({
        data: reads === 1 ? project : { ...project, version: project.version + 1 },
      });
    }),
    ...categoryMocks,
    ...memberMocks,
  ],
  before: async () => {
    reads = 0;
    await base.before();
  },
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.type(name, ' II');
    await save(canvasElement);
    await expect(await within(canvasElement).findByText(/người khác đã sửa dự án này/)).toBeVisible();
    await expect(name).toHaveValue(`${project.project_name} II`);
    await save(canvasElement);
    await seesHeading(canvasElement, project.project_name);
  },
});

export const Refused = states.refused;

/** The address names a unit to which the project does not belong. */
export const RefusedOfAnotherUnit = story({
  path: `/companies/2/projects/edit/${project.id}`,
  as: people.superAdmin,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = states.failed;
