/** The title of index.html; the name of the page precedes it. */
export const productTitle = 'Sen – Nền tảng đào tạo';

export function setDocumentTitle(page: string): void {
  document.title = `${page} · ${productTitle}`;
}
