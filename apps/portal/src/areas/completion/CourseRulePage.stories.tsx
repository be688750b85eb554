import { agreeingCourse, ruleChange, ruledClass, ruledCourse } from '@sen/api/fixtures/courseRules';
import { people } from '@sen/api/fixtures/people';
import { courseRuleMocks } from '@sen/api/mocks/courseRuleMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readDraft, removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course rule' } satisfies Meta;

const path = '/courses/1/rule';
const as = people.admin;
const mocks = courseRuleMocks;
const draftKey = `${as.id}:course-rule:1`;
const before = () => removeDraft(draftKey);
const states = pageStates({ path, as, call: '/courses/:id/rule', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rule', ({ response }) =>
      response(200).json({
        data: { ...ruledCourse, class_count: 0, differing_count: 0, classes: [], changes: [] },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Chưa có lớp nào/)).toBeVisible();
    await expect(within(canvasElement).getByText('Chưa có thay đổi nào.')).toBeVisible();
  },
});

async function sees(canvasElement: HTMLElement) {
  await seesHeading(canvasElement, 'Trọng số và mốc điểm của các lớp');
  await expect(await within(canvasElement).findByText(/1 không còn hoàn thành, 0 mới/)).toBeVisible();
}

async function applies(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await sees(canvasElement);
  await userEvent.click(page.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
  const reason = page.getByRole('textbox', { name: /^Lý do/ });
  await expect(reason).toHaveFocus();
  await userEvent.type(reason, 'Quy chế mới');
  await userEvent.click(page.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
}

/** Whose results change, then applied. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  before,
  play: async ({ canvasElement }) => {
    await applies(canvasElement);
    await expect(await within(canvasElement).findByText(/^Đã áp dụng/)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => sees(canvasElement),
});

const readAgain = fn();
const counted = http.get('/courses/{id}/rule', ({ response }) => {
  readAgain();
  return response(200).json({ data: ruledCourse });
});

/** Something has changed since the preview: nothing is applied, and what is shown is read again. */
export const Stale = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/courses/:id/rule',
      { status: 409, code: 'ruleChangeStale', message: 'Kết quả đã thay đổi. Hãy xem lại.' },
      'post',
    ),
    counted,
    ...mocks,
  ],
  before,
  play: async ({ canvasElement }) => {
    await applies(canvasElement);
    await expect(await screen.findByText(/Hãy xem lại/)).toBeVisible();
    readAgain.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(readAgain).toHaveBeenCalled());
    await expect(within(canvasElement).getByRole('textbox', { name: /^Lý do/ })).toHaveValue('Quy chế mới');
  },
});

/** A reason that was typed before the page was left is there again, and gone once it is used. */
export const ReasonKept = pageStory({
  path,
  as,
  mocks: [counted, ...mocks],
  before: () =>
    writeDraft(draftKey, {
      savedAt: '2026-11-21T02:30:00Z',
      base: null,
      value: { reason: 'Theo quy chế mới' },
    }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sees(canvasElement);
    const reason = page.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toHaveValue('Theo quy chế mới'));
    await expect(reason).toHaveAccessibleDescription(/^Đã khôi phục phần chưa lưu lúc 09:30/);
    await userEvent.type(reason, ' 2027');

    readAgain.mockClear();
    await userEvent.click(page.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(reason).toHaveValue('Theo quy chế mới 2027');
    await waitFor(async () =>
      expect(await readDraft(draftKey)).toMatchObject({ value: { reason: 'Theo quy chế mới 2027' } }),
    );
    // Cancelling asks for nothing.
    await expect(readAgain).not.toHaveBeenCalled();

    await userEvent.click(page.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Áp dụng cho \d+ lớp$/ }));
    await expect(await page.findByText(/^Đã áp dụng/)).toBeVisible();
    await expect(await readDraft(draftKey)).toBeUndefined();
  },
});

/** Only the page of the classes is asked for, and the next one when it is wanted. */
export const ManyClasses = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rule', ({ query, response }) => {
      const page = Number(query.get('page'));
      const classes = Array.from({ length: 10 }, (_, index) => {
        const number = String((page - 1) * 10 + index + 1);
        return { ...ruledClass, id: number, classroom_name: `An toàn lao động – Khóa ${number}` };
      });
      return response(200).json({
        data: { ...ruledCourse, class_count: 500, differing_count: 500, classes },
      });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sees(canvasElement);
    await expect(page.getByRole('link', { name: 'An toàn lao động – Khóa 10' })).toHaveAttribute(
      'href',
      '/classroom/10',
    );
    const [next] = page.getAllByRole('button', { name: 'Trang sau' });
    if (!next) throw new Error('There is no next page.');
    await userEvent.click(next);
    await expect(await page.findByText('An toàn lao động – Khóa 11')).toBeVisible();
    await expect(page.queryByText('An toàn lao động – Khóa 10')).toBeNull();
  },
});

/** All classes are as their course: nothing is left to apply, and what was applied is undone. */
export const Agreeing = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rule', ({ response }) => response(200).json({ data: agreeingCourse })),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Trọng số và mốc điểm của các lớp');
    await expect(await page.findAllByText('Giống')).toHaveLength(4);
    await expect(page.queryByRole('button', { name: /^Áp dụng/ })).toBeNull();
    await expect(page.getByText(/^Không có gì để áp dụng/)).toBeVisible();
    await expect(page.getByText(/^Trần Đình Hậu hoàn tác/)).toBeVisible();
  },
});

/** A change that a newer one covers says why it is not undone first. */
export const UndoneFromTheNewest = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rule', ({ response }) =>
      response(200).json({
        data: {
          ...ruledCourse,
          changes: [
            { ...ruleChange, id: '2' },
            { ...ruleChange, undo_refusal: 'Có thay đổi mới hơn ở cùng lớp.' },
          ],
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    const [newest, older] = within(canvasElement).getAllByRole('button', { name: 'Hoàn tác' });
    await expect(newest).not.toHaveAttribute('aria-disabled', 'true');
    await expect(older).toHaveAttribute('aria-disabled', 'true');
    await expect(older).toHaveAccessibleDescription('Có thay đổi mới hơn ở cùng lớp.');
  },
});

/** Whether the change of `Undoing` is undone. */
let isUndone = false;

/** Undone, the button is gone: the keyboard goes on at the page. */
export const Undoing = pageStory({
  path,
  as,
  mocks: [
    http.get('/courses/{id}/rule', ({ response }) =>
      response(200).json({ data: isUndone ? agreeingCourse : ruledCourse }),
    ),
    http.post('/courses/{id}/rule/{change_id}/undo', ({ response }) => {
      isUndone = true;
      return response(200).json({ data: agreeingCourse });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    isUndone = false;
    await sees(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hoàn tác' }));
    await expect(await screen.findByText(/^2 lớp trở về/)).toBeVisible();
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await within(canvasElement).findByText(/^Trần Đình Hậu hoàn tác/)).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
});

export const Refused = states.refused;

export const RefusedToStaff = closedPage({ path, as: people.staff });

export const Failed = states.failed;
