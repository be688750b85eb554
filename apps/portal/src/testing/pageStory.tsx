import type { User } from '@sen/api/contract/model';
import type { DemoPerson } from '@sen/api/fixtures/people';
import { userOf } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { noBadges } from '@sen/api/mocks/badgeMocks';
import { noBanners } from '@sen/api/mocks/bannerMocks';
import { quietChat } from '@sen/api/mocks/chatMocks';
import { overviewMocks } from '@sen/api/mocks/overviewMocks';
import { noReports } from '@sen/api/mocks/reportMocks';
import { notificationMocks } from '@sen/api/mocks/notificationMocks';
import { noSurveys } from '@sen/api/mocks/surveyMocks';
import { authMocks } from '@sen/api/mocks/authMocks';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { retryAtOnce } from '../app/queryClient';
import { connectSession } from '../app/session/connectSession';
import { beginSession, endSession } from '../app/session/session';
import { tableViewPrefix } from '../app/session/tableViews';
import { forgetLists } from '../patterns/list/lastLists';
import { language, setLocale } from '../words/runtime';
import { PortalAt } from './PortalAt';

retryAtOnce();

export interface PageStory {
  path: string;
  /** The signed-in user; null for a visitor. */
  as: DemoPerson | null;
  /** Overrides of the user's record. */
  user?: Partial<User>;
  /** Mocked responses; an earlier one takes precedence for the same call. */
  mocks: readonly RequestHandler[];
  play: NonNullable<StoryObj['play']>;
  /** Prepares the device's storage. */
  before?: () => Promise<void>;
  /** Plays the story at a width of 360 px. */
  phone?: boolean;
}

/** One state of one page, inside the whole application. */
export function pageStory({ path, as, user, mocks, play, before, phone = false }: PageStory): StoryObj {
  return {
    render: () => <PortalAt key={path} path={path} />,
    beforeEach: async ({ msw, globals }) => {
      setLocale(globals['language'] === 'en' ? 'en' : 'vi');
      sessionStorage.clear();
      forgetLists();
      window.history.replaceState(null, '');
      for (const key of Object.keys(localStorage))
        if (key.startsWith(tableViewPrefix)) localStorage.removeItem(key);
      if (as) beginSession('story', userOf(as, user));
      else endSession();
      connectSession();
      const me = as
        ? [http.get('/auth/me', ({ response }) => response(200).json({ data: [userOf(as, user)] }))]
        : [];
      await before?.();
      msw.use(
        ...mocks,
        ...me,
        ...authMocks,
        ...overviewMocks(),
        ...noReports,
        ...noSurveys,
        ...noBanners,
        ...noBadges,
        ...quietChat,
        ...notificationMocks(),
      );
      return endSession;
    },
    play: async (context) => {
      // The texts that plays look for are Vietnamese.
      if (language() === 'vi') await play(context);
    },
    parameters: { layout: 'fullscreen' },
    ...(phone && { globals: { viewport: { value: 'phone' } } }),
  };
}
