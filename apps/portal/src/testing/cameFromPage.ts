/** Prepares a story as if its page had been opened from another one. `pageStory` begins as a tab that was opened at its page. */
export const cameFromPage = (address: string) => (): Promise<void> => {
  window.history.replaceState(address, '');
  return Promise.resolve();
};
