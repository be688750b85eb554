import { defineWords } from '../../words/defineWords';

/** Not in `words.ts`: they are loaded beside the page. */
export const fileWords = defineWords('examTakingFile', {
  vi: {
    saveFile: 'Lưu tệp nộp bài',
    saveFileAgain: 'Lưu lại tệp',
    fileOffered: 'Nếu máy không có mạng trở lại, hãy lưu tệp nộp bài rồi đưa cho giảng viên.',
    fileSaved: 'Đã lưu tệp nộp bài vào máy. Hãy đưa tệp cho giảng viên; chỉ máy chủ đọc được tệp này.',
    fileNothing: 'Không còn câu trả lời nào chỉ nằm trên thiết bị này để lưu.',
    fileFailed: 'Chưa lưu được tệp. Hãy thử lại; đừng đóng trang.',
  },
  en: {
    saveFile: 'Save hand-in file',
    saveFileAgain: 'Save the file again',
    fileOffered: 'If the network does not come back, save a hand-in file and give it to your teacher.',
    fileSaved:
      'The hand-in file has been saved on this device. Give it to your teacher; only the server can read it.',
    fileNothing: 'No answers are left only on this device to save.',
    fileFailed: 'The file could not be saved. Try again, and do not close the page.',
  },
});
