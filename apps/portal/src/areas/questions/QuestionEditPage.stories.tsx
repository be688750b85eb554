import { people } from '@sen/api/fixtures/people';
import { questions } from '@sen/api/fixtures/questions';
import { http } from '@sen/api/mocks/http';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading, seesWhoMay } from '../../testing/seen';
import { plainTitle } from '../../words/plainTitle';
import { emptyQuestion, formOf } from './questionForm';

export default { title: 'Pages/Question, edit' } satisfies Meta;

const [question] = questions;
if (question === undefined) throw new Error('The fixtures hold no question.');
const as = people.teacher;
const draftKey = `${as.id}:question:${question.id}`;
const base = {
  path: `/questions/edit/${question.id}`,
  as,
  before: () => removeDraft(draftKey),
  mocks: questionMocks,
};
let reads = 0;
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const title = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Nội dung câu hỏi/ });

const states = pageStates({ ...base, call: '/questions/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Emptied form: each required field shows an error. */
export const Empty = story({
  before: () =>
    writeDraft(draftKey, {
      savedAt: '2026-11-21T02:00:00Z',
      base: String(question.version),
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

/** An exam uses the question: the page warns that saving creates a copy. */
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

/** A draft is restored and can be discarded. */
export const Restored = story({
  before: () => {
    const form = formOf(question);
    const value = { ...form, draft: { ...form.draft, title: 'Câu gõ dở' } };
    return writeDraft(draftKey, { savedAt: '2026-11-21T02:00:00Z', base: String(question.version), value });
  },
  play: async ({ canvasElement }) => {
    await expect(await title(canvasElement)).toHaveValue('Câu gõ dở');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bỏ phần chưa lưu' }));
    await expect(await title(canvasElement)).toHaveValue(question.title);
  },
});

/** Another person saved meanwhile: the page says so and keeps what was entered; saving again replaces it. */
export const RefusedAsChanged = story({
  mocks: [
    http.post('/questions/fulldata', async ({ request, response }) => {
      const version = Number((await request.formData()).get('version'));
      if (version === question.version + 1) return response(200).json({ data: question });
      return response(409).json({
        type: 'urn:sen:problem:questionChanged',
        title: 'Câu hỏi đã được sửa',
        status: 409,
        code: 'questionChanged',
        message: 'Trong lúc bạn đang sửa, người khác đã lưu câu hỏi này.',
      });
    }),
    http.get('/questions/{id}', ({ response }) => {
      reads += 1;
      const version = question.version + (reads === 1 ? 0 : 1);
      return response(200).json({ data: { ...question, version } });
    }),
    ...questionMocks,
  ],
  before: async () => {
    reads = 0;
    await base.before();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const save = () => userEvent.click(page.getByRole('button', { name: 'Lưu câu hỏi' }));
    await userEvent.type(await title(canvasElement), ' Vì sao?');
    await save();
    await expect(await page.findByText(/người khác đã lưu câu hỏi này/)).toBeVisible();
    await expect(await title(canvasElement)).toHaveValue(`${question.title} Vì sao?`);
    await save();
    await seesHeading(canvasElement, 'Chi tiết câu hỏi');
  },
});

export const Refused = states.refused;

/** A teacher may not edit a colleague's public question. */
export const RefusedToColleagues = story({
  mocks: [
    http.get('/questions/{id}', ({ response }) =>
      response(200).json({ data: { ...question, created_by: '999', status: 'published' } }),
    ),
    ...questionMocks,
  ],
  play: ({ canvasElement }) =>
    seesWhoMay(canvasElement, {
      title: `Bạn không được sửa “${plainTitle(question.title)}”`,
      rule: /^Bạn không có quyền sửa mục này. Chỉ người tạo và quản trị viên được sửa/,
      view: `/questions/view/${question.id}`,
    }),
});

export const Failed = states.failed;
