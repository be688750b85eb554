/** The title of index.html; the name of the page precedes it. */
export const productTitle = 'Sen – Nền tảng đào tạo';

/** The page, and what it shows, which comes first: a tab has room for the beginning. Whichever is known first waits. */
const shown = { name: '', page: '' };

function write(part: Partial<typeof shown>): void {
  Object.assign(shown, part);
  document.title = [shown.name, shown.page, productTitle].filter((text) => text !== '').join(' · ');
}

export function setDocumentTitle(page: string): void {
  write({ page });
}

/** Names what the page shows, until it is left. */
export function nameDocument(name: string): () => void {
  write({ name });
  return () => write({ name: '' });
}
