import { draftLesson, lesson } from '@sen/api/fixtures/lessons';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { lessonMocks } from '@sen/api/mocks/lessonMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { uploadMocks } from '@sen/api/mocks/uploadMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Lesson, edit' } satisfies Meta;

const as = people.teacher;
const mocks = [...lessonMocks, ...projectMocks, ...uploadMocks];
const base = {
  path: `/lessons/edit/${draftLesson.id}`,
  as,
  before: () => removeDraft(`${as.id}:lesson:${draftLesson.id}`),
  mocks,
};

const states = pageStates({ ...base, call: '/lessons/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Without a link and a duration; one file needs no choice of the main one. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, `Chỉnh sửa bài giảng: ${draftLesson.name}`);
    await expect(await page.findByText('Sổ tay sơ cứu điện giật.pdf')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Tệp chính/ })).toBeNull();
  },
});

/** A class teaches it: the page and its button say that saving creates a copy. */
export const Filled = pageStory({
  ...base,
  path: `/lessons/edit/${lesson.id}`,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/đang được dùng trong lớp học: An toàn điện – Ca sáng/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lưu bản sao' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Tệp chính/ })).toBeVisible();
  },
});

/** A locked lesson keeps its status, and says who may unlock it. */
export const FilledAndLocked = pageStory({
  ...base,
  mocks: [
    http.get('/lessons/{id}', ({ response }) =>
      response(200).json({ data: { ...draftLesson, status: 'locked' } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Người tạo hoặc quản trị viên có thể mở khóa/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Trạng thái/ })).toBeDisabled();
  },
});

/** A public lesson of a colleague. */
export const FilledOfAnother = pageStory({
  ...base,
  as: people.otherTeacher,
  path: `/lessons/edit/${lesson.id}`,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Chỉ người tạo và quản trị viên/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
