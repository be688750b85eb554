import { people } from '@sen/api/fixtures/people';
import { questions } from '@sen/api/fixtures/questions';
import { http } from '@sen/api/mocks/http';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading } from '../../testing/seen';

export default { title: 'Pages/Question, view' } satisfies Meta;

const [question] = questions;
if (question === undefined) throw new Error('The fixtures hold no question.');
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({
    path: `/questions/view/${question.id}`,
    as: people.teacher,
    mocks: questionMocks,
    ...told,
  });

export const Loading = story({
  mocks: [pending('/questions/:id'), ...questionMocks],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

/** A written answer without a model answer: there is nothing to compare with. */
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
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chi tiết câu hỏi'),
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Nội dung câu hỏi/ })).toHaveAttribute('readonly');
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

/** A copy says of what, and a colleague's public question cannot be changed. */
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

export const Refused = story({
  mocks: [
    refused('/questions/:id', { status: 404, code: 'notFound', message: 'Không tìm thấy nội dung này.' }),
    ...questionMocks,
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = story({
  mocks: [failed('/questions/:id'), ...questionMocks],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});
