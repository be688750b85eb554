import { people } from '@sen/api/fixtures/people';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { language } from '../../words/runtime';
import { chatFrom } from './Shortcuts.css';

export default { title: 'Shell/Shortcuts' } satisfies Meta;

const bar = async () => within(await screen.findByRole('banner'));

/** The top bar leads to the chat and to the forum, in this order. */
export const Filled = pageStory({
  path: '/support',
  as: people.student,
  mocks: [],
  play: async () => {
    const chat = await (await bar()).findByRole('link', { name: 'Trò chuyện' });
    const forum = (await bar()).getByRole('link', { name: 'Diễn đàn' });
    await expect(chat).toHaveAttribute('href', '/chat');
    await expect(forum).toHaveAttribute('href', '/forum');
    await expect(chat.compareDocumentPosition(forum)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** A phone has room for one; the forum is in the account menu. */
export const OnAPhone = pageStory({
  path: '/support',
  as: people.student,
  mocks: [],
  phone: true,
  play: async () => {
    await expect(await (await bar()).findByRole('link', { name: 'Trò chuyện' })).toBeVisible();
    await expect((await bar()).queryByRole('link', { name: 'Diễn đàn' })).toBeNull();
  },
});

/** A window that is too narrow for the shortcut of the chat, as at 320 pixels. */
const narrow = () => {
  const { matchMedia } = window;
  if (language() !== 'vi') return;
  window.matchMedia = (query) =>
    query === chatFrom ? matchMedia('not all') : matchMedia.call(window, query);
  restore = () => {
    window.matchMedia = matchMedia;
  };
};
let restore = () => {};

/** There the account menu leads to the chat. */
export const OnANarrowPhone = pageStory({
  path: '/support',
  as: people.student,
  mocks: [],
  phone: true,
  before: () => Promise.resolve(narrow()),
  play: async () => {
    try {
      const account = await (await bar()).findByRole('button', { name: new RegExp(people.student.name) });
      await userEvent.click(account);
      const menu = within(await screen.findByRole('navigation', { name: 'Menu tài khoản' }));
      const chat = menu.getByRole('link', { name: 'Trò chuyện' });
      await expect(chat).toHaveAttribute('href', '/chat');
    } finally {
      restore();
    }
  },
});

/** Who has no unit finds nobody there. */
export const WithoutUnit = pageStory({
  path: '/profile',
  as: people.student,
  user: { company_id: null },
  mocks: profileMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Thông tin của tôi');
    await expect((await bar()).queryByRole('link', { name: 'Diễn đàn' })).toBeNull();
  },
});
