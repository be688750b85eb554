import { courseCertificate } from '@sen/api/fixtures/certificates';
import { course } from '@sen/api/fixtures/courses';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { samplePictures } from '@sen/api/fixtures/profiles';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course' } satisfies Meta;

const path = `/courses/${course.id}`;
const as = people.admin;
const mocks = [...courseMocks, ...classMocks];
const states = pageStates({ path, as, call: '/courses/:id/allInfo', refusal: 'notFound' });

export const Loading = states.loading;

/** A course without content, score and lecturer. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/allInfo', ({ response }) =>
      response(200).json({
        data: { ...course, chapters: [], chapter_count: 0, teacher: null, teacher_id: null },
      }),
    ),
    emptyList('/classrooms'),
    http.get('/courses/{id}/certificate', ({ response }) =>
      response(200).json({ data: { ...courseCertificate, template: null, by_rule: false, look: null } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, course.course_name);
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa có chương nào')).toBeVisible();
    await expect(await page.findByText('Chưa có lớp học nào')).toBeVisible();
    await expect(await page.findByText('Không cấp chứng chỉ')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chọn mẫu chứng chỉ' })).toHaveAttribute(
      'href',
      `/courses/${course.id}/certificate`,
    );
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, course.course_name);
    const page = within(canvasElement);
    await expect(await page.findByRole('treegrid')).toHaveAttribute('aria-readonly', 'true');
    await expect(page.getByRole('link', { name: /Chỉnh sửa/ })).toHaveAttribute(
      'href',
      `/companies/${course.company_id}/projects/${course.project_id}/courses/edit/${course.id}`,
    );
    await expect(page.getByRole('link', { name: course.project_name })).toHaveAttribute(
      'href',
      `/companies/${course.company_id}/projects/view/${course.project_id}`,
    );
    const classes = within(await page.findByRole('grid', { name: 'Lớp học' }));
    await expect(await classes.findByRole('link', { name: 'An toàn lao động – Khóa 12' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tạo lớp học' })).toHaveAttribute(
      'href',
      `/companies/${course.company_id}/projects/${course.project_id}/courses/${course.id}/classrooms/add`,
    );
    // The certificate and its choice are in view, not behind '⋯'.
    await expect(await page.findByText(courseCertificate.template?.name ?? '-')).toBeVisible();
    await expect(page.getByText('Tự động cấp khi học viên đủ điều kiện')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chọn mẫu chứng chỉ' })).toHaveAttribute(
      'href',
      `/courses/${course.id}/certificate`,
    );
  },
});

/** With its banner; deleting it names it and leads back to the list. */
export const FilledWithBanner = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/allInfo', ({ response }) =>
      response(200).json({ data: { ...course, banner: samplePictures.cover } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, course.course_name);
    const image = canvasElement.querySelector<HTMLImageElement>('main img');
    await waitFor(() => expect(image?.naturalWidth).toBe(1518));
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: course.trailer_video ?? '-' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(`Xóa khóa học “${course.course_name}”?`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await seesHeading(canvasElement, 'Khóa học');
  },
});

/** A teacher who neither created nor lectures it reads it, and is told who changes it. */
export const FilledToRead = pageStory({
  path,
  as: people.otherTeacher,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, course.course_name);
    const page = within(canvasElement);
    const rule = /^Chỉ người tạo, giảng viên của khóa học và quản trị viên được sửa, xóa hoặc mở lớp/;
    for (const name of ['Chỉnh sửa', 'Tạo lớp học', 'Chọn mẫu chứng chỉ']) {
      const button = await page.findByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(rule);
    }
    await userEvent.click(page.getByRole('button', { name: 'Thao tác khác' }));
    await expect(await screen.findByRole('menuitem', { name: /^Xóa/ })).toHaveTextContent(/Chỉ người tạo/);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, course.course_name),
});

export const Refused = states.refused;

export const Failed = states.failed;
