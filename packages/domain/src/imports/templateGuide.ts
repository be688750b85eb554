import type { Language, QuestionType } from '@sen/api/contract/model';

interface HowToWrite {
  readonly options: string;
  readonly answer: string;
}

/** How the option cells and the answer cell of each type are written. */
export const guide = {
  one_choice: {
    vi: {
      options: 'Mỗi ô một lựa chọn, bắt đầu từ Lựa chọn A.',
      answer: 'Một chữ cái, ví dụ B, hoặc nguyên văn lựa chọn đúng.',
    },
    en: {
      options: 'One option per cell, starting with Option A.',
      answer: 'One letter, for example B, or the text of the correct option.',
    },
  },
  multiple_choice: {
    vi: {
      options: 'Mỗi ô một lựa chọn, bắt đầu từ Lựa chọn A.',
      answer: 'Các chữ cái, cách nhau bằng dấu phẩy, ví dụ A, C. Phải chọn đúng và đủ mới có điểm.',
    },
    en: {
      options: 'One option per cell, starting with Option A.',
      answer:
        'Letters separated by commas, for example A, C. Points are given only for exactly the correct ones.',
    },
  },
  true_false: {
    vi: { options: 'Để trống.', answer: 'Đúng hoặc Sai.' },
    en: { options: 'Leave empty.', answer: 'True or False.' },
  },
  short_answer: {
    vi: {
      options: 'Để trống. Điền cột Giới hạn ký tự.',
      answer: 'Đáp án gợi ý cho người chấm, có thể để trống.',
    },
    en: {
      options: 'Leave empty. Fill in the character limit.',
      answer: 'A model answer for the person who marks; may be empty.',
    },
  },
  long_answer: {
    vi: {
      options: 'Để trống. Điền cột Giới hạn ký tự.',
      answer: 'Đáp án gợi ý cho người chấm, có thể để trống.',
    },
    en: {
      options: 'Leave empty. Fill in the character limit.',
      answer: 'A model answer for the person who marks; may be empty.',
    },
  },
  fill_keyword: {
    vi: {
      options: 'Để trống. Trong nội dung, đánh dấu chỗ trống bằng [[1]], [[2]], …',
      answer:
        'Đáp án của từng chỗ trống, cách nhau bằng |. Các cách viết được chấp nhận cách nhau bằng dấu / có khoảng trắng hai bên.',
    },
    en: {
      options: 'Leave empty. Mark the blanks in the content with [[1]], [[2]], …',
      answer:
        'The answer of each blank, separated by |. Accepted spellings are separated by / with a space on each side.',
    },
  },
  fill_number: {
    vi: {
      options: 'Để trống. Trong nội dung, đánh dấu chỗ trống bằng [[1]], [[2]], …',
      answer: 'Số của từng chỗ trống, cách nhau bằng |. Sai số cho phép viết sau ±, ví dụ 3,14 ± 0,01.',
    },
    en: {
      options: 'Leave empty. Mark the blanks in the content with [[1]], [[2]], …',
      answer: 'The number of each blank, separated by |. A tolerance follows ±, for example 3.14 ± 0.01.',
    },
  },
  match_clauses: {
    vi: {
      options: 'Mỗi ô một cặp: vế trái = vế phải. Vế phải gây nhiễu viết: = vế phải.',
      answer: 'Để trống.',
    },
    en: {
      options: 'One pair per cell: left = right. A distractor on the right: = right.',
      answer: 'Leave empty.',
    },
  },
  choose_from_list: {
    vi: {
      options: 'Mỗi ô là danh sách của một chỗ trống, các từ cách nhau bằng ; và từ đúng có dấu * phía sau.',
      answer: 'Để trống.',
    },
    en: {
      options: 'Each cell is the list of one blank: words separated by ; with * after the correct one.',
      answer: 'Leave empty.',
    },
  },
  drag_to_blank: {
    vi: {
      options: 'Mỗi ô một từ; có thể nhiều từ hơn chỗ trống.',
      answer: 'Chữ cái của từ đúng theo thứ tự chỗ trống, ví dụ B, A.',
    },
    en: {
      options: 'One word per cell; there may be more words than blanks.',
      answer: 'The letters of the correct words in the order of the blanks, for example B, A.',
    },
  },
  order_clauses: {
    vi: {
      options: 'Mỗi ô một ý. Hệ thống tự trộn.',
      answer:
        'Để trống nếu các ý đã theo thứ tự đúng; nếu không, ghi các chữ cái theo thứ tự đúng, ví dụ C, A, B.',
    },
    en: {
      options: 'One item per cell. They are shuffled automatically.',
      answer:
        'Leave empty if the items are in the correct order; otherwise write their letters in that order, for example C, A, B.',
    },
  },
} as const satisfies Record<QuestionType, Record<Language, HowToWrite>>;
