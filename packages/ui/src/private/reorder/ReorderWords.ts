/** The names of the buttons of an item, and what is announced of its moves. */
export interface ReorderWords {
  handle: (text: string) => string;
  moveUp: (text: string) => string;
  moveDown: (text: string) => string;
  grabbed: (text: string, place: number, of: number) => string;
  moved: (text: string, place: number, of: number) => string;
  dropped: (text: string, place: number, of: number) => string;
  moveCancelled: (text: string) => string;
}
