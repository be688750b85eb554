const marks = /[\u0300-\u036f]/g;

/** Without case and Vietnamese marks: 'Đỏ' → 'do'. The letter eth is typed for đ by some keyboards. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().replace(/[đð]/g, 'd');
}
