import { examPreview } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam, try' } satisfies Meta;

const base = { path: `/surveys/view/${examPreview.id}/preview`, as: people.teacher, mocks: examMocks };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

const states = pageStates({ ...base, call: '/surveys/:id/preview', refusal: 'notFound' });

export const Loading = states.loading;

/** A draft of one question. */
export const Empty = story({
  mocks: [
    http.get('/surveys/{id}/preview', ({ response }) =>
      response(200).json({
        data: {
          ...examPreview,
          paper: {
            parts: examPreview.paper.parts
              .slice(0, 1)
              .map((part) => ({ ...part, questions: part.questions.slice(0, 1) })),
          },
        },
      }),
    ),
    ...examMocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, examPreview.title);
    await expect(within(canvasElement).getByText('Làm thử, không lưu câu trả lời')).toBeVisible();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, examPreview.title);
    await expect(page.getByText(/^Bạn đang làm thử/)).toBeVisible();
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(first).toBeChecked();
  },
});

/** Submitting shows the result with the key, and one can begin again. */
export const Submitted = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, examPreview.title);
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await userEvent.click(page.getByRole('button', { name: 'Nộp bài' }));
    const asked = within(await screen.findByRole('dialog'));
    await expect(asked.getByText(/Không có gì được lưu/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Nộp bài' }));
    await expect(await page.findByText(/^Kết quả làm thử, không được lưu/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Làm thử lại' }));
    await expect(await page.findByText(/^Bạn đang làm thử/)).toBeVisible();
    await expect(page.getAllByRole('radio')[0]).not.toBeChecked();
  },
});

export const FilledOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, examPreview.title),
});

export const Refused = states.refused;

export const Failed = states.failed;
