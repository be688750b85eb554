import { draftExam, exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { formOf } from './examForm';

export default { title: 'Pages/Exam, edit' } satisfies Meta;

const as = people.teacher;
const draftKey = `${as.id}:exam:${draftExam.id}`;
const mocks = [...examMocks, ...questionMocks];
const base = { path: `/surveys/edit/${draftExam.id}`, as, before: () => removeDraft(draftKey), mocks: mocks };
let reads = 0;
const story = (told: Pick<PageStory, 'mocks' | 'play'> & Partial<PageStory>) =>
  pageStory({ ...base, ...told });

const states = pageStates({ ...base, call: '/surveys/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A part without questions. */
export const Empty = story({
  mocks: [
    http.get('/surveys/{id}', ({ response }) =>
      response(200).json({
        data: { ...draftExam, parts: [{ id: '1', title: 'Phần 1', score: 100, questions: [] }] },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Phần này chưa có câu hỏi.')).toBeVisible();
  },
});

export const Filled = story({
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa đề thi: ${draftExam.title}`);
    await expect(await within(canvasElement).findByText(/Tổng điểm các phần: 100\/100/)).toBeVisible();
  },
});

/** The exam is assigned to a class: the page and its buttons say that saving creates a copy. */
export const FilledAndInUse = story({
  path: `/surveys/edit/${exam.id}`,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Đề thi này đang được dùng trong lớp học')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lưu bản sao' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Công khai bản sao' })).toBeVisible();
    const general = page.getByRole('article', { name: 'Thông tin chung' });
    await expect(within(general).getByRole('textbox', { name: /^Tên đề thi/ })).toBeVisible();
  },
});

/** On a phone the title stands once, and the save buttons share a row. */
export const FilledOnAPhone = story({
  path: `/surveys/edit/${exam.id}`,
  phone: true,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const save = await page.findByRole('button', { name: 'Lưu bản sao' });
    const publish = page.getByRole('button', { name: 'Công khai bản sao' });
    // The fonts may still load.
    await waitFor(() => expect(save.getBoundingClientRect().top).toBe(publish.getBoundingClientRect().top));
    await expect(page.queryByRole('link', { name: 'Hủy' })).toBeNull();
    await expect(page.getAllByText(new RegExp(exam.title))).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Chi tiết đề thi' })).toHaveAttribute(
      'href',
      `/surveys/view/${exam.id}`,
    );
  },
});

/** A draft is restored and can be discarded. */
export const Restored = story({
  before: () =>
    writeDraft(draftKey, {
      savedAt: '2026-11-21T02:00:00Z',
      base: String(draftExam.version),
      value: { ...formOf(draftExam), title: 'Tên gõ dở' },
    }),
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByDisplayValue('Tên gõ dở')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bỏ phần chưa lưu' }));
    await expect(await page.findByDisplayValue(draftExam.title)).toBeVisible();
  },
});

/** Another person saved meanwhile: the page says so and keeps what was entered; saving again replaces it. */
export const RefusedAsChanged = story({
  mocks: [
    http.post('/surveys/fulldata', async ({ request, response }) => {
      const version = Number((await request.formData()).get('version'));
      if (version === draftExam.version + 1) return response(200).json({ data: draftExam });
      return response(409).json({
        type: 'urn:sen:problem:examChanged',
        title: 'Đề thi đã được sửa',
        status: 409,
        code: 'examChanged',
        message: 'Trong lúc bạn đang sửa, người khác đã lưu đề thi này.',
      });
    }),
    http.get('/surveys/{id}', ({ response }) => {
      reads += 1;
      const version = draftExam.version + (reads === 1 ? 0 : 1);
      return response(200).json({ data: { ...draftExam, version } });
    }),
    ...mocks,
  ],
  before: async () => {
    reads = 0;
    await base.before();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole('textbox', { name: /^Tên đề thi/ });
    await userEvent.type(name, ' II');
    await userEvent.click(page.getByRole('button', { name: 'Lưu bản nháp' }));
    await expect(await page.findByText(/người khác đã lưu đề thi này/)).toBeVisible();
    await expect(name).toHaveValue(`${draftExam.title} II`);
    await userEvent.click(page.getByRole('button', { name: 'Lưu bản nháp' }));
    await seesHeading(canvasElement, draftExam.title);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
