import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading, seesWhoMay } from '../../testing/seen';

export default { title: 'Pages/Course, edit' } satisfies Meta;

const { company_id, project_id, id } = course;
const as = people.admin;
const mocks = [...courseMocks, ...categoryMocks, ...examMocks, ...memberMocks, emptyList('/projects')];
const base = {
  path: `/companies/${company_id}/projects/${project_id}/courses/edit/${id}`,
  as,
  before: () => removeDraft(`${as.id}:course:${id}`),
  mocks,
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/courses/:id/allInfo', refusal: 'notFound' });
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên khóa học/ });
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' }));

export const Loading = states.loading;

/** A course cannot lose its name. */
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
    await seesHeading(canvasElement, `Chỉnh sửa khóa học: ${course.course_name}`);
    await expect(await nameField(canvasElement)).toHaveValue(course.course_name);
    const page = within(canvasElement);
    await expect(page.getByRole('treegrid')).toBeVisible();
    await expect(page.getByText('Đã đủ')).toBeVisible();
    await save(canvasElement);
    await seesHeading(canvasElement, course.course_name);
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue(course.course_name);
  },
});

/** Another person renamed the course and a session meanwhile: what only they changed is taken, what both changed is chosen. */
export const Merged = story({
  mocks: [
    http.post('/courses/addFullInfo', async ({ response }) =>
      response(409).json({
        type: 'urn:sen:problem:courseChanged',
        title: 'Khóa học đã được sửa',
        status: 409,
        code: 'courseChanged',
        message: `Trong lúc bạn đang sửa, ${people.teacher.name} đã lưu khóa học này.`,
      }),
    ),
    (() => {
      let reads = 0;
      return http.get('/courses/{id}/allInfo', ({ response }) => {
        reads += 1;
        return response(200).json({
          data:
            reads === 1
              ? course
              : { ...course, version: 4, course_name: 'Tên của giảng viên', benefits: 'Lợi ích mới' },
        });
      });
    })(),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.clear(name);
    await userEvent.type(name, 'Tên của tôi');
    await save(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Đã sửa: Lợi ích')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Tên của giảng viên/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gộp hai bản' }));
    await expect(name).toHaveValue('Tên của giảng viên');
    await expect(within(canvasElement).getByDisplayValue('Lợi ích mới')).toBeVisible();
  },
});

/** A banner is cropped here and sent with the course; when it is refused, the course is saved and the banner kept. */
export const FilledWithNewBanner = story({
  mocks: [
    (() => {
      let sent = 0;
      return http.post('/courses/{id}/banner', async ({ request, response }) => {
        const banner = (await request.formData()).get('banner');
        const size = banner instanceof Blob ? await createImageBitmap(banner) : undefined;
        await expect([size?.width, size?.height]).toEqual([1518, 751]);
        sent += 1;
        if (sent > 1) return response(200).json({ data: course });
        return response(422).json({
          type: 'urn:sen:problem:pictureUnreadable',
          title: 'Không đọc được ảnh',
          status: 422,
          code: 'pictureUnreadable',
          message: 'Không đọc được ảnh này. Hãy chọn ảnh khác.',
        });
      });
    })(),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Chọn ảnh' });
    await choosePicture(button, new File(['<html>'], 'bia.png', { type: 'image/png' }));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/nội dung là HTML/));
    await choosePicture(button, await drawnPicture('bia.png', { width: 1800, height: 1200 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh bìa' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Lưu ảnh' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu ảnh' }));
    await expect(await page.findByRole('button', { name: 'Đổi ảnh bìa' })).toBeVisible();
    await save(canvasElement);
    await expect(await page.findByText('Đã lưu khóa học, nhưng chưa lưu được ảnh bìa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đổi ảnh bìa' })).toBeVisible();
    await save(canvasElement);
    await seesHeading(canvasElement, course.course_name);
  },
});

/** A course of another project than the address names. */
export const RefusedElsewhere = story({
  path: `/companies/${company_id}/projects/99/courses/edit/${id}`,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

/** A teacher who neither created nor lectures it. */
export const RefusedToColleagues = story({
  as: people.otherTeacher,
  play: ({ canvasElement }) =>
    seesWhoMay(canvasElement, {
      title: `Bạn không được sửa “${course.course_name}”`,
      rule: /^Chỉ người tạo, giảng viên của khóa học và quản trị viên/,
      view: `/courses/${id}`,
    }),
});

export const Refused = states.refused;

export const Failed = states.failed;
