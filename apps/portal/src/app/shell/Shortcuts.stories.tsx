import { people } from '@sen/api/fixtures/people';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

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

/** Who has no unit finds nobody there. */
export const WithoutUnit = pageStory({
  path: '/profile',
  as: people.student,
  user: { company_id: null },
  mocks: [],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await bar()).queryByRole('link', { name: 'Diễn đàn' })).toBeNull();
  },
});
