import { failed, pending, refused } from '@sen/api/mocks/states';
import type { StoryObj } from '@storybook/react-vite';
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
  /** The call that the page waits for, its parameters written `:id`. */
  call: string;
  /** How the server refuses it: things of others do not exist for who asks. */
  refusal?: keyof typeof refusals;
}

/** What each page does that shows the answer of one call, until it has come: `export const Loading = states.loading`. */
export function pageStates({
  call,
  refusal = 'forbidden',
  mocks = [],
  ...page
}: PageStates): Record<'loading' | 'refused' | 'failed', StoryObj> {
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
  };
}

/** A page whose access shuts this person out: nothing is asked, the error page stands there. */
export function closedPage(page: Pick<PageStory, 'path' | 'as'>): StoryObj {
  return pageStory({ ...page, mocks: [], play: ({ canvasElement }) => seesRefused(canvasElement) });
}
