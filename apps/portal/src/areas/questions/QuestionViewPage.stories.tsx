import { people } from '@sen/api/fixtures/people';
import { questions } from '@sen/api/fixtures/questions';
import { http } from '@sen/api/mocks/http';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    await userEvent.click(page.getByRole('switch', { name: /^Như học viên thấy/ }));
    await expect(page.getAllByRole('radio')[0]).toBeEnabled();
    await expect(page.queryByText('Đáp án')).toBeNull();
    await userEvent.click(page.getByRole('switch', { name: /^Như học viên thấy/ }));
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

export const Refused = states.refused;

export const Failed = states.failed;
