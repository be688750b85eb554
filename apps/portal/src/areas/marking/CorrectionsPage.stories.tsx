import { corrections, thresholdPreview } from '@sen/api/fixtures/corrections';
import { people } from '@sen/api/fixtures/people';
import { correctionMocks } from '@sen/api/mocks/correctionMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readDraft, removeDraft } from '../../app/drafts/draftStore';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Corrections' } satisfies Meta;

const path = '/markAnswer/1/corrections/1';
const as = people.teacher;
const draftKey = `${as.id}:correction:1`;
const before = () => removeDraft(draftKey);
const states = pageStates({ path, as, call: '/assignments/:id/corrections', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/assignments/{id}/corrections', ({ response }) =>
      response(200).json({ data: { ...corrections, corrections: [] } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có thay đổi nào.')).toBeVisible();
  },
});

async function previews(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await seesHeading(canvasElement, 'Sửa đáp án và điểm');
  await userEvent.click(page.getByRole('button', { name: 'Xem ai bị ảnh hưởng' }));
  await expect(page.getByText('Hãy chọn câu hỏi cần sửa.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Câu hỏi/ }));
  const [first] = await screen.findAllByRole('option');
  if (!first) throw new Error('There is no question to choose.');
  await userEvent.click(first);
  await userEvent.click(page.getByRole('radio', { name: /mọi người được đủ điểm/ }));
  await userEvent.click(page.getByRole('button', { name: 'Xem ai bị ảnh hưởng' }));
  await expect(await page.findByText('2 trên 38 bài đã nộp đổi điểm.')).toBeVisible();
}

/** A correction needs a reason. */
async function applies(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Áp dụng' }));
  const reason = page.getByRole('textbox', { name: /^Lý do/ });
  await expect(reason).toHaveFocus();
  await expect(reason).toHaveAccessibleDescription(/^Hãy ghi lý do/);
  await userEvent.type(reason, 'Đáp án sai');
  await userEvent.click(page.getByRole('button', { name: 'Áp dụng' }));
}

/** Who moves from what to what, then applied. */
export const Filled = pageStory({
  path,
  as,
  mocks: correctionMocks,
  before,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await previews(canvasElement);
    await expect(page.getByText('+10')).toBeVisible();
    await applies(canvasElement);
    await expect(await page.findByText(/^Đã áp dụng/)).toBeVisible();
    await expect(page.getByText('Câu 1: mọi người được đủ điểm')).toBeVisible();
    await expect(await readDraft(draftKey)).toBeUndefined();
  },
});

/** Another completion score moves no score, but who passes. */
export const Threshold = pageStory({
  path,
  as,
  mocks: [
    http.post('/assignments/{id}/corrections/preview', ({ response }) =>
      response(200).json({ data: thresholdPreview }),
    ),
    ...correctionMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Sửa đáp án và điểm');
    await userEvent.click(page.getByRole('radio', { name: /điểm hoàn thành của lớp/ }));
    const score = page.getByRole('textbox', { name: 'Điểm hoàn thành' });
    await expect(score).toHaveValue('50');
    await userEvent.clear(score);
    await userEvent.type(score, '70{Tab}');
    await userEvent.click(page.getByRole('button', { name: 'Xem ai bị ảnh hưởng' }));
    await expect(await page.findByText('2 trên 38 học viên của lớp có kết quả thay đổi.')).toBeVisible();
    await expect(page.getAllByText('Không đạt')).toHaveLength(2);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: correctionMocks,
  phone: true,
  play: ({ canvasElement }) => previews(canvasElement),
});

/** Something has changed since the preview: nothing is applied, and what was entered stays. */
export const Stale = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/assignments/:id/corrections',
      { status: 409, code: 'correctionStale', message: 'Bài nộp đã thay đổi. Hãy xem trước lại.' },
      'post',
    ),
    ...correctionMocks,
  ],
  before,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await previews(canvasElement);
    await applies(canvasElement);
    await expect(await page.findByText(/Hãy xem trước lại/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Lý do/ })).toHaveValue('Đáp án sai');
    await waitFor(async () =>
      expect(await readDraft(draftKey)).toMatchObject({ value: { reason: 'Đáp án sai' } }),
    );
  },
});

/** What the server finds wrong is said at the field. */
export const ChangesNothing = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/assignments/:id/corrections/preview',
      {
        status: 422,
        code: 'invalidFields',
        message: 'Một số thông tin chưa hợp lệ.',
        errors: { change: ['Hiện đã tính như vậy. Hãy chọn thay đổi khác.'] },
      },
      'post',
    ),
    ...correctionMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Sửa đáp án và điểm');
    await userEvent.click(page.getByRole('button', { name: /Câu hỏi/ }));
    const [first] = await screen.findAllByRole('option');
    if (!first) throw new Error('There is no question to choose.');
    await userEvent.click(first);
    await userEvent.click(page.getByRole('radio', { name: /mọi người được đủ điểm/ }));
    await userEvent.click(page.getByRole('button', { name: 'Xem ai bị ảnh hưởng' }));
    await expect(await page.findByText('Hiện đã tính như vậy. Hãy chọn thay đổi khác.')).toBeVisible();
    await expect(page.queryByText('Một số thông tin chưa hợp lệ.')).toBeNull();
  },
});

export const Undoing = pageStory({
  path,
  as,
  mocks: correctionMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Sửa đáp án và điểm');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hoàn tác' }));
    await expect(await screen.findByText(/^11 bài trở về điểm trước đó/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherClass = mismatchedPage({
  path: '/markAnswer/9/corrections/1',
  as,
  mocks: correctionMocks,
});
