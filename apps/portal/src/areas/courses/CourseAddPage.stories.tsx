import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { lessonMocks } from '@sen/api/mocks/lessonMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { page } from '@sen/api/mocks/page';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { closedPage } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course, add' } satisfies Meta;

const as = people.admin;
const projects = http.get('/projects', ({ response }) =>
  response(200).json(
    page([
      {
        id: course.project_id,
        project_name: course.project_name,
        company_id: course.company_id,
        company_name: course.company_name,
        project_type: null,
        field: null,
        lecturers: [],
        participant_count: 0,
        lecturer_count: 0,
        part: null,
        created_at: course.created_at,
      },
    ]),
  ),
);
const mocks = [...courseMocks, ...categoryMocks, ...examMocks, ...memberMocks, projects];
const base = { path: '/courses/add', as, before: () => removeDraft(`${as.id}:course:new`), mocks };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

const add = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo khóa học' }));

async function fill(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement);
  await userEvent.type(await form.findByRole('combobox', { name: /Dự án/ }), 'Huấn');
  await userEvent.click(await screen.findByRole('option', { name: course.project_name }));
  await userEvent.type(form.getByRole('textbox', { name: /Tên khóa học/ }), 'Sơ cứu ban đầu');
  await userEvent.type(form.getByRole('textbox', { name: /Mã khóa học/ }), 'SCBD');
  await userEvent.click(form.getByRole('button', { name: /Loại khóa học/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tự do' }));
  await userEvent.click(form.getByRole('button', { name: 'Thêm chương' }));
  await userEvent.keyboard('Nguyên tắc sơ cứu{Enter}');
  await expect(await form.findByText('Nguyên tắc sơ cứu')).toBeVisible();
}

/** From the page of a project: the course belongs to it from the start. */
export const FilledForAProject = story({
  path: `/courses/add?project_id=${project.id}`,
  before: () => removeDraft(`${as.id}:course:new:${project.id}`),
  mocks: [...projectMocks, ...mocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tạo khóa học');
    const form = within(canvasElement);
    const chosen = await form.findByRole('combobox', { name: /Dự án/ });
    await waitFor(() => expect(chosen).toHaveValue(project.project_name));
    await expect(form.getByRole('link', { name: project.project_name })).toHaveAttribute(
      'href',
      `/companies/${project.company_id}/projects/view/${project.id}`,
    );
  },
});

/** Saving takes long: the button says so. */
export const Loading = story({
  mocks: [pending('/courses/addFullInfo', 'post'), ...mocks],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await add(canvasElement);
    await expect(within(canvasElement).getByRole('textbox', { name: /Tên khóa học/ })).toHaveValue(
      'Sơ cứu ban đầu',
    );
  },
});

/** Each required field is named, and the content. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tạo khóa học');
    await add(canvasElement);
    const form = within(canvasElement);
    await expect(form.getByRole('textbox', { name: /Tên khóa học/ })).toBeInvalid();
    const missing = form.getByText(/Khóa học cần ít nhất một chương/);
    await expect(missing).toBeVisible();
    // At the chapters, not above all fields.
    await expect(missing.closest('[role="alert"]')).toBeNull();
  },
});

/** A session has a lesson of the bank. */
export const FilledWithALesson = story({
  mocks: [...lessonMocks, ...mocks],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: /Thao tác.*Nguyên tắc sơ cứu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Thêm buổi học' }));
    await userEvent.keyboard('Cầm máu{Enter}');
    await userEvent.click(await form.findByRole('button', { name: 'Chọn bài giảng cho Cầm máu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chọn bài giảng' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Bài giảng/ }), 'Sơ');
    await userEvent.click(await screen.findByRole('option', { name: /Sơ cứu người bị điện giật/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chọn' }));
    await expect(await form.findByText('Sơ cứu người bị điện giật')).toBeVisible();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await add(canvasElement);
    await seesHeading(canvasElement, course.course_name);
  },
});

export const Refused = story({
  mocks: [
    refused(
      '/courses/addFullInfo',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ.',
        errors: { course_name: ['Dự án đã có khóa học tên này.'] },
        codes: { course_name: 'courseNameTaken' },
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await add(canvasElement);
    const form = within(canvasElement);
    await expect(await form.findByText('Dự án đã có khóa học tên này.')).toBeVisible();
    await expect(form.getByText('Nguyên tắc sơ cứu')).toBeVisible();
  },
});

export const RefusedToStudents = closedPage({ path: '/courses/add', as: people.student });

export const Failed = story({
  mocks: [failed('/courses/addFullInfo', 'post'), ...mocks],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await add(canvasElement);
    const form = within(canvasElement);
    await expect(await form.findByText('Chưa lưu được khóa học')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Tên khóa học/ })).toHaveValue('Sơ cứu ban đầu');
  },
});
