import type { Review } from '@sen/api/contract/model';
import { review } from '@sen/api/fixtures/attempts';
import { people, personOf } from '@sen/api/fixtures/people';
import { submissions } from '@sen/api/fixtures/classes';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { page as pageOf } from '@sen/api/mocks/page';
import { failed, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Marking one attempt' } satisfies Meta;

const path = '/surveys/1/classroom_id/1/user/5/answered/1/3';
const as = people.teacher;

const shown = (data: Review) => http.get('/attempts/{id}', ({ response }) => response(200).json({ data }));
const toMark = { ...review, may_mark: true };
const taken = http.post('/surveys/mark', ({ response }) => response(200).json({ data: toMark }));

/** Removes the drafts of earlier plays. */
const before = () => removeDraft('marks 3 1');
const story = ({ mocks, ...told }: Pick<PageStory, 'mocks' | 'play'> & Partial<PageStory>) =>
  pageStory({ path, as, before, mocks: [...mocks, ...classMocks], ...told });
const states = pageStates({ path, as, before, call: '/attempts/:id', refusal: 'notFound' });

export const Loading = states.loading;

const allMarked: Review = {
  ...toMark,
  result: { ...review.result, state: 'marked', waiting_questions: 0 },
  parts: review.parts.map((part) => ({
    ...part,
    questions: part.questions.map((one) => ({ ...one, score: one.score ?? one.question.score })),
  })),
};
const waitingAre = (ids: readonly string[]) =>
  http.get('/classrooms/{id}/submissions', ({ response }) =>
    response(200).json(
      pageOf(
        submissions
          .filter(({ attempt_id }) => ids.includes(attempt_id))
          .map((one) => ({ ...one, waiting_questions: 1 })),
      ),
    ),
  );

/** Everything is marked, here and in the class. */
export const Empty = story({
  mocks: [shown(allMarked), waitingAre([])],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, review.student.name);
    await expect(page.queryByRole('button', { name: 'Đến câu chờ chấm' })).toBeNull();
    await expect(await page.findByText('Không còn bài nào chờ chấm.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về danh sách bài nộp' })).toHaveAttribute(
      'href',
      '/markAnswer/1',
    );
  },
});

/** From the second page of a list, by name: it leads back there, and on to the attempt that follows in it. */
export const FilledFromTheListOfAllClasses = story({
  path: '/markAnswer?sort=student_name&page=2',
  mocks: [
    shown(allMarked),
    http.get('/submissions/waiting', ({ query, response }) => {
      const [first] = submissions;
      const ids = query.get('sort') === 'student_name' ? ['7', '1', '8'] : ['9'];
      const rows = ids.flatMap((attempt_id) => (first ? [{ ...first, attempt_id }] : []));
      return response(200).json({ ...pageOf(rows), page: 2, last_page: 2, total: 13 });
    }),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = await page.findAllByRole('link', { name: /Đỗ Minh Châu/ });
    const opened = rows.find((row) => row.getAttribute('href')?.endsWith('/answered/1/3?at=waiting'));
    if (opened) await userEvent.click(opened);
    await seesHeading(canvasElement, review.student.name);
    const back = await page.findAllByRole('link', { name: /^Bài chờ chấm/ });
    const [entry, crumb] = back;
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(crumb).toHaveAttribute('href', '/markAnswer?sort=student_name&page=2');
    await expect(await page.findByRole('link', { name: /^Chấm bài sau/ })).toHaveAttribute(
      'href',
      '/surveys/1/classroom_id/1/user/5/answered/8/3?at=waiting',
    );
  },
});

/** By keyboard alone: the last mark of one student, then the first answer of the next, whose fields are empty. */
export const FilledThenTheNextStudent = story({
  mocks: [
    http.get('/attempts/{id}', ({ params, response }) =>
      response(200).json({
        data:
          params.id === '1'
            ? toMark
            : {
                ...toMark,
                student: personOf(people.otherStudent),
                result: { ...review.result, attempt_id: params.id },
              },
      }),
    ),
    http.post('/surveys/mark', ({ response }) => response(200).json({ data: allMarked })),
    waitingAre(['1', '2']),
  ],
  before: async () => {
    await removeDraft('marks 3 1');
    await removeDraft('marks 3 2');
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('textbox', { name: /^Điểm/ });
    await expect(first).toBeDefined();
    first?.focus();
    await userEvent.keyboard('7,5{Enter}');
    await waitFor(() =>
      expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('Chấm bài sau: Vũ Thuỳ Dương'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(await page.findAllByText('Vũ Thuỳ Dương')).not.toHaveLength(0);
    const [next] = await page.findAllByRole('textbox', { name: /^Điểm/ });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveValue('');
  },
});

/** Points have a decimal comma; the server's answer is shown beside the button. */
export const Filled = story({
  mocks: [shown(toMark), taken],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, review.student.name);
    // Opened by its address, it belongs to its class.
    await expect(page.getByRole('link', { name: 'Lớp học', current: 'page' })).toBeVisible();
    const [points] = page.getAllByRole('textbox', { name: /^Điểm/ });
    if (points) await userEvent.type(points, '7,5');
    const [save] = page.getAllByRole('button', { name: 'Lưu điểm' });
    if (save) await userEvent.click(save);
    await expect(await page.findByText(/Đã lưu điểm lúc/)).toBeVisible();
  },
});

export const FilledOnAPhone = story({
  mocks: [shown(toMark), taken],
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, review.student.name),
});

/** The mark stays in its field, with the reason. */
export const MarkFailed = story({
  mocks: [shown(toMark), failed('/surveys/mark', 'post')],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, review.student.name);
    const [points] = page.getAllByRole('textbox', { name: /^Điểm/ });
    if (points) await userEvent.type(points, '5');
    const [save] = page.getAllByRole('button', { name: 'Lưu điểm' });
    if (save) await userEvent.click(save);
    await expect(await page.findByText(/Chưa lưu được điểm/)).toBeVisible();
    await expect(points).toHaveValue('5');
  },
});

/** The attempt is still running. */
export const NotOver = story({
  mocks: [
    refused('/attempts/:id', {
      status: 409,
      code: 'attemptNotOver',
      message: 'Học viên chưa nộp bài.',
    }),
  ],
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Học viên chưa nộp bài này'),
});

export const Refused = states.refused;

export const Failed = states.failed;

export const OfAnotherExam = mismatchedPage({
  path: '/surveys/9/classroom_id/1/user/5/answered/1/3',
  as,
  before,
  mocks: [shown(toMark), ...classMocks],
});

export const OfAnotherPerson = mismatchedPage({
  path: '/surveys/1/classroom_id/1/user/6/answered/1/3',
  as,
  before,
  mocks: [shown(toMark), ...classMocks],
});
