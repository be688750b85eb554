import { emptyList, failed, pending, refused } from '@sen/api/mocks/states';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory, type PageStory } from './pageStory';
import { seesFailed, seesHeading, seesLoading, seesRefused } from './seen';

const refusals = {
  forbidden: {
    problem: { status: 403, code: 'forbidden', message: 'Bạn không có quyền thực hiện thao tác này.' },
    play: seesRefused,
  },
  notFound: {
    problem: { status: 404, code: 'notFound', message: 'Không tìm thấy nội dung này.' },
    play: (canvasElement: HTMLElement) => seesHeading(canvasElement, 'Không tìm thấy trang'),
  },
} as const;

interface PageStates extends Omit<PageStory, 'play' | 'mocks'>, Partial<Pick<PageStory, 'mocks'>> {
  /** The call that the page waits for, with parameters as `:id`. */
  call: string;
  /** The server's refusal; records of others do not exist for the caller (404). */
  refusal?: keyof typeof refusals;
}

interface States extends Record<'loading' | 'refused' | 'failed', StoryObj> {
  /** The page of a list without rows, which says this. */
  empty: (title: string) => StoryObj;
}

/**
 * The states of a page that shows the result of one call: `export const Loading = states.loading`, and of a list also
 * `export const Empty = states.empty('Chưa có đề thi nào')`.
 */
export function pageStates({ call, refusal = 'forbidden', mocks = [], ...page }: PageStates): States {
  const state = (mock: PageStory['mocks'][number], sees: (canvasElement: HTMLElement) => Promise<void>) =>
    pageStory({
      ...page,
      mocks: [mock, ...mocks],
      play: ({ canvasElement }) => sees(canvasElement),
    });
  const { problem, play } = refusals[refusal];
  return {
    loading: state(pending(call), seesLoading),
    refused: state(refused(call, problem), play),
    failed: state(failed(call), seesFailed),
    empty: (title) =>
      state(emptyList(call), async (canvasElement) => {
        await expect(await within(canvasElement).findByText(title)).toBeVisible();
      }),
  };
}

/** A page that is closed to this user: no call is sent, the error page is shown. */
export function closedPage(page: Pick<PageStory, 'path' | 'as'>): StoryObj {
  return pageStory({ ...page, mocks: [], play: ({ canvasElement }) => seesRefused(canvasElement) });
}

/** A page whose address names a thing with the class, exam or person of another: it does not exist. */
export function mismatchedPage(page: Omit<PageStory, 'play'>): StoryObj {
  return pageStory({ ...page, play: ({ canvasElement }) => refusals.notFound.play(canvasElement) });
}
