import { classRow, taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import type { Class } from '@sen/api/contract/model';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class, edit' } satisfies Meta;

const as = people.admin;
const { company_id, project_id, course_id, id } = classRow;
const running: Class = { ...taughtClass, classroom_end_time: '2098-12-31T10:00:00Z' };
const classroom = (data: Class) =>
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data }));
const pathIn = (project: string) =>
  `/companies/${company_id}/projects/${project}/courses/${course_id}/classrooms/edit/${id}`;
const base = {
  path: pathIn(project_id),
  as,
  before: () => removeDraft(`${as.id}:class:${id}`),
  mocks: [classroom(running), ...classMocks, ...memberMocks],
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/classrooms/:id', refusal: 'notFound' });
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên lớp học/ });
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' }));
/** How often the class was read: somebody else changes it after the first time. */
let reads = 0;

export const Loading = states.loading;

/** A class cannot lose its name. */
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
    await seesHeading(canvasElement, `Chỉnh sửa lớp học: ${running.classroom_name}`);
    await expect(await nameField(canvasElement)).toHaveValue(running.classroom_name);
    await save(canvasElement);
    await seesHeading(canvasElement, running.classroom_name);
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa lớp học: ${running.classroom_name}`),
});

/** Another person saved meanwhile: the page says so and keeps what was entered; saving again replaces it. */
export const RefusedAsChanged = story({
  mocks: [
    http.put('/classrooms/{id}', async ({ request, response }) => {
      const { version } = await request.json();
      if (version === running.version + 1) return response(200).json({ data: running });
      return response(409).json({
        type: 'urn:sen:problem:classChanged',
        title: 'Lớp học đã được sửa',
        status: 409,
        code: 'classChanged',
        message: `Trong lúc bạn đang sửa, ${people.teacher.name} đã lưu lớp học này.`,
      });
    }),
    http.get('/classrooms/{id}', ({ response }) => {
      reads += 1;
      return response(200).json({
        data: reads === 1 ? running : { ...running, version: running.version + 1 },
      });
    }),
    ...memberMocks,
  ],
  before: async () => {
    reads = 0;
    await base.before();
  },
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.type(name, ' bổ sung');
    await save(canvasElement);
    await expect(await within(canvasElement).findByText(/đã lưu lớp học này/)).toBeVisible();
    await expect(name).toHaveValue(`${running.classroom_name} bổ sung`);
    await save(canvasElement);
    await seesHeading(canvasElement, running.classroom_name);
  },
});

/** Nobody edits a class that has ended; the page says so and leads back to it. */
export const RefusedAsEnded = story({
  mocks: [classroom({ ...taughtClass, timing: 'finished', may_edit: false })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Lớp đã kết thúc nên không sửa được nữa')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về lớp học' })).toHaveAttribute('href', `/classroom/${id}`);
    await expect(page.queryByRole('button', { name: 'Lưu thay đổi' })).toBeNull();
  },
});

export const Refused = states.refused;

/** The address names a project to which the class does not belong. */
export const RefusedElsewhere = mismatchedPage({ ...base, path: pathIn('99') });

export const Failed = states.failed;
