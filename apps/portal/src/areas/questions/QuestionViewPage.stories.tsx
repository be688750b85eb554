import { people } from '@sen/api/fixtures/people';
import { questionRows, questions } from '@sen/api/fixtures/questions';
import { questionError, questionUses } from '@sen/api/fixtures/questionUses';
import { http } from '@sen/api/mocks/http';
import { page as pageOf } from '@sen/api/mocks/page';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Question, view' } satisfies Meta;

const [question] = questions;
if (question === undefined) throw new Error('The fixtures hold no question.');
const base = { path: `/questions/view/${question.id}`, as: people.teacher, mocks: questionMocks };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

const states = pageStates({ ...base, call: '/questions/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A written answer without a model answer. */
export const Empty = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({
        data: {
          ...question,
          content: { type: 'long_answer', character_limit: 2000 },
          key: { type: 'long_answer' },
        },
      }),
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không có câu trả lời mẫu.')).toBeVisible();
  },
});

/** A document with the key; the switch shows what a student sees. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findByText('Đáp án')).closest('li')).toHaveTextContent(/^A\..*Đáp án$/);
    await waitFor(() => expect(document.title).toMatch(/^.+ · Chi tiết câu hỏi · Sen – /));
    await expect(page.queryByRole('radio')).toBeNull();
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.click(page.getByRole('switch', { name: /^Xem như học viên/ }));
    await expect(page.getAllByRole('radio')[0]).toBeEnabled();
    await expect(page.queryByText('Đáp án')).toBeNull();
    await userEvent.click(page.getByRole('switch', { name: /^Xem như học viên/ }));
    await expect(page.getByRole('link', { name: 'Chỉnh sửa' })).toHaveAttribute(
      'href',
      `/questions/edit/${question.id}`,
    );
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chi tiết câu hỏi'),
});

/** A copy names its original, and a colleague's public question cannot be edited. */
export const FilledWithACopy = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, copied_from: '7', created_by: '999', status: 'published' } }),
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Xem câu gốc' })).toHaveAttribute(
      'href',
      '/questions/view/7',
    );
    await expect(page.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
  },
});

/** A wrong question that a class has sat: what is wrong, and where to correct the results. */
export const FilledWithAnError = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, check_error: true, in_use: true, error: questionError } }),
    ),
    http.get('/questions', ({ response }) =>
      response(200).json(pageOf(questionRows.slice(1, 2).map((row) => ({ ...row, status: 'draft' })))),
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(questionError.reason ?? '')).toBeVisible();
    await expect(page.getByText(/đánh dấu lúc/)).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Hiệu chỉnh kết quả' })).toHaveAttribute(
      'href',
      `/markAnswer/1/corrections/1?question=${question.id}`,
    );
    await expect(page.getByText('Chưa giao cho lớp nào')).toBeVisible();
    await expect(
      await page.findByRole('link', { name: new RegExp(`^${people.teacher.name}, `) }),
    ).toHaveAttribute('href', '/questions/view/2');
  },
});

/** What is wrong is asked for, and may be left open. */
export const Marking = story({
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Đánh dấu có lỗi' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Đánh dấu câu “.+” có lỗi$/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Lỗi ở đâu/ })).toHaveFocus());
    await userEvent.keyboard('Hình không hiển thị.');
    await userEvent.click(dialog.getByRole('button', { name: 'Đánh dấu' }));
    await expect(await screen.findByText('Đã đánh dấu 1 câu hỏi có lỗi.')).toBeVisible();
  },
});

/** A copy replaces its original where no class has the exam yet. */
export const Replacing = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, id: '91', copied_from: '7' } }),
    ),
    http.get('/question_using/{id}', ({ params, response }) =>
      response(200).json({ data: params.id === '7' ? questionUses : [] }),
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Thay câu gốc trong đề thi' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Thay câu gốc bằng câu này' }));
    const [assigned, draft] = await dialog.findAllByRole('checkbox');
    await expect(assigned).toBeDisabled();
    await expect(assigned).toHaveAccessibleDescription(/đã giao cho lớp/);
    await userEvent.click(dialog.getByRole('button', { name: 'Thay câu hỏi' }));
    await expect(await dialog.findByText('Trường này là bắt buộc!')).toBeVisible();
    if (draft) await userEvent.click(draft);
    await userEvent.click(dialog.getByRole('button', { name: 'Thay câu hỏi' }));
    await expect(await screen.findByText('Đã thay câu hỏi trong 1 đề thi.')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
