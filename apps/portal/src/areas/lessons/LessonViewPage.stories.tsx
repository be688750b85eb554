import { draftLesson, lesson } from '@sen/api/fixtures/lessons';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { lessonMocks } from '@sen/api/mocks/lessonMocks';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse, http as mock } from 'msw';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Lesson, view' } satisfies Meta;

const path = '/lessons/view/1';
const as = people.teacher;

const bytes = '/api/files/:id';
const handbook = mock.get(bytes, () =>
  HttpResponse.text(samplePdf({ pages: ['First aid', 'Call 115'] }), {
    headers: { 'content-type': 'application/pdf' },
  }),
);
/** It goes on arriving. */
const film = mock.get(bytes, () => new HttpResponse(new ReadableStream()));

const states = pageStates({ path, as, call: '/lessons/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A copy with a single file. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    handbook,
    http.get('/lessons/{id}', ({ response }) =>
      response(200).json({ data: { ...draftLesson, copied_from: '1' } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: 'Xem bài giảng gốc' });
    await expect(link).toHaveAttribute('href', '/lessons/view/1');
    await expect(page.queryByRole('button', { name: 'Sổ tay sơ cứu điện giật.pdf' })).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: [handbook, ...lessonMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, lesson.name);
    await expect(await page.findByText('First aid')).toBeInTheDocument();
    const file = page.getByRole('link', { name: /^Tải về \(4,5 MB\) ?: Sổ tay/ });
    await expect(file).toHaveAttribute('download', 'Sổ tay sơ cứu điện giật.pdf');
    await expect(page.getByText('An toàn điện – Ca sáng')).toBeVisible();
    for (const link of page.getAllByRole('link', { name: 'Ngân hàng bài giảng' }))
      await expect(link).toHaveAttribute('href', '/my-lessons');
  },
});

/** Somebody else's public lesson: a teacher is told who may edit it. */
export const FilledForAnotherTeacher = pageStory({
  path,
  as: people.otherTeacher,
  mocks: [handbook, ...lessonMocks],
  play: async ({ canvasElement }) => {
    const edit = await within(canvasElement).findByRole('button', { name: 'Chỉnh sửa' });
    await expect(edit).toHaveAccessibleDescription(/Chỉ người tạo và quản trị viên/);
  },
});

/** What browsers play is played on the page. */
export const FilledWithVideo = pageStory({
  path,
  as,
  mocks: [
    http.get('/lessons/{id}', ({ response }) =>
      response(200).json({
        data: {
          ...lesson,
          attachments: lesson.attachments.map((file) =>
            file.is_main ? { ...file, name: 'Sơ cứu.mp4', type: 'video/mp4' } : file,
          ),
        },
      }),
    ),
    film,
    ...lessonMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Sơ cứu.mp4' })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
