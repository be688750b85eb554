import { defineMessages } from '../../messages/defineMessages';

export const sortableListMessages = defineMessages({
  vi: {
    hint: 'Kéo để sắp xếp, hoặc dùng các nút lên và xuống.',
    handle: (text: string) => `Di chuyển: ${text}`,
    moveUp: (text: string) => `Đưa lên: ${text}`,
    moveDown: (text: string) => `Đưa xuống: ${text}`,
    grabbed: (text: string, place: number, of: number) =>
      `Đã nhấc “${text}”, vị trí ${place} trên ${of}. Phím mũi tên để di chuyển, phím cách để đặt xuống, Esc để hủy.`,
    moved: (text: string, place: number, of: number) => `“${text}” ở vị trí ${place} trên ${of}.`,
    dropped: (text: string, place: number, of: number) => `Đã đặt “${text}” ở vị trí ${place} trên ${of}.`,
    moveCancelled: (text: string) => `Đã hủy, “${text}” trở về chỗ cũ.`,
  },
  en: {
    hint: 'Drag to put in order, or use the up and down buttons.',
    handle: (text: string) => `Move: ${text}`,
    moveUp: (text: string) => `Move up: ${text}`,
    moveDown: (text: string) => `Move down: ${text}`,
    grabbed: (text: string, place: number, of: number) =>
      `“${text}” picked up, place ${place} of ${of}. Arrow keys move it, Space puts it down, Esc cancels.`,
    moved: (text: string, place: number, of: number) => `“${text}” is at place ${place} of ${of}.`,
    dropped: (text: string, place: number, of: number) => `“${text}” put down at place ${place} of ${of}.`,
    moveCancelled: (text: string) => `Cancelled, “${text}” is back where it was.`,
  },
});
