import type { StoryObj } from '@storybook/react-vite';
import { journalDatabase } from '../../journal/journalTables';
import { pageStory, type PageStory } from '../../testing/pageStory';

/** A page story on a device without a journal of the exam: journals survive from one story to the next. */
export function examStory(story: PageStory): StoryObj {
  return pageStory({ before: forgetJournal, ...story });
}

export function forgetJournal(): Promise<void> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(journalDatabase);
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => resolve());
    deleting.addEventListener('blocked', () => resolve());
  });
}
