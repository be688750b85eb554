import { people } from '@sen/api/fixtures/people';
import { questions } from '@sen/api/fixtures/questions';
import { http } from '@sen/api/mocks/http';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesFailed, seesHeading, seesLoading } from '../../testing/seen';
import { emptyQuestion, formOf } from './questionForm';

export default { title: 'Pages/Question, edit' } satisfies Meta;

const [question] = questions;
if (question === undefined) throw new Error('The fixtures hold no question.');
const as = people.teacher;
const draftKey = `${as.id}:question:${question.id}`;
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({
    path: `/questions/edit/${question.id}`,
    as,
    before: () => removeDraft(draftKey),
    mocks: questionMocks,
    ...told,
  });
const title = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Nội dung câu hỏi/ });

export const Loading = story({
  mocks: [pending('/questions/:id'), ...questionMocks],
  play: ({ canvasElement }) => seesLoading(canvasElement),
});

/** Everything was taken out: each field says what it needs. */
export const Empty = story({
  before: () =>
    writeDraft(draftKey, {
      savedAt: '2026-11-21T02:00:00Z',
      base: question.updated_at,
      value: emptyQuestion('one_choice'),
    }),
  play: async ({ canvasElement }) => {
    await expect(await title(canvasElement)).toHaveValue('');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await title(canvasElement)).toBeInvalid();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chỉnh sửa câu hỏi');
    await expect(await title(canvasElement)).toHaveValue(question.title);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu câu hỏi' }));
    await seesHeading(canvasElement, 'Chi tiết câu hỏi');
  },
});

/** An exam uses it: the page says beforehand that saving makes a copy. */
export const FilledAndInUse = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, in_use: true } }),
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Câu hỏi này đang được dùng trong đề thi'),
    ).toBeVisible();
  },
});

/** What was typed and not saved is back, and can be dropped. */
export const Restored = story({
  before: () => {
    const form = formOf(question);
    const value = { ...form, draft: { ...form.draft, title: 'Câu gõ dở' } };
    return writeDraft(draftKey, { savedAt: '2026-11-21T02:00:00Z', base: question.updated_at, value });
  },
  play: async ({ canvasElement }) => {
    await expect(await title(canvasElement)).toHaveValue('Câu gõ dở');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bỏ phần chưa lưu' }));
    await expect(await title(canvasElement)).toHaveValue(question.title);
  },
});

export const Refused = story({
  mocks: [
    refused('/questions/:id', { status: 404, code: 'notFound', message: 'Không tìm thấy nội dung này.' }),
    ...questionMocks,
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

/** A colleague's question that is public is not this teacher's to change. */
export const RefusedToColleagues = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, created_by: '999', status: 'published' } }),
    ),
    ...questionMocks,
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Bạn không có quyền mở trang này'),
});

export const Failed = story({
  mocks: [failed('/questions/:id'), ...questionMocks],
  play: ({ canvasElement }) => seesFailed(canvasElement),
});
