import type { AnswerOf, AnswerValue } from './answer';
import type { KeyOf, Question, QuestionKey, QuestionType } from './question';
import type { QuestionReview } from './review';

interface Sample<Key extends QuestionKey, Answer extends AnswerValue> {
  question: Question;
  key: Key;
  right: Answer;
  wrong: Answer;
  partial?: Answer;
  /** The caller's marks of typed blanks. */
  marks?: Record<'right' | 'wrong' | 'partial', Record<string, boolean>>;
}

export type SampleQuestion = Sample<QuestionKey, AnswerValue>;

/** One question of each type, with realistic texts; shared by stories and benchmarks. */
export const sampleQuestions: { [Type in QuestionType]: Sample<KeyOf<Type>, AnswerOf<Type>> } = {
  one_choice: {
    question: {
      id: 'q1',
      number: 1,
      title: 'Khi phát hiện đám cháy nhỏ trong phòng máy chủ, việc đầu tiên cần làm là gì?',
      score: 2,
      numbering: 'A',
      content: {
        type: 'one_choice',
        options: [
          { id: 'a', text: 'Dùng nước dập lửa ngay lập tức.' },
          { id: 'b', text: 'Báo động cho mọi người và ngắt cầu dao điện.' },
          { id: 'c', text: 'Mở hết cửa sổ để khói thoát ra ngoài.' },
          { id: 'd', text: 'Chờ đội chữa cháy chuyên nghiệp đến rồi mới sơ tán khỏi tòa nhà.' },
        ],
      },
    },
    key: { type: 'one_choice', choice: 'b' },
    right: { type: 'one_choice', choice: 'b' },
    wrong: { type: 'one_choice', choice: 'a' },
  },
  multiple_choice: {
    question: {
      id: 'q2',
      number: 2,
      title: 'Những dấu hiệu nào cho thấy một thư điện tử có thể là thư lừa đảo?',
      score: 3,
      numbering: 'a',
      content: {
        type: 'multiple_choice',
        options: [
          { id: 'a', text: 'Địa chỉ người gửi gần giống tên miền của công ty nhưng sai một chữ.' },
          { id: 'b', text: 'Thư yêu cầu cung cấp mật khẩu trong vòng một giờ.' },
          { id: 'c', text: 'Thư có chữ ký của trưởng phòng nhân sự.' },
          { id: 'd', text: 'Đường dẫn trong thư khác với địa chỉ hiện ra khi trỏ chuột.' },
        ],
      },
    },
    key: { type: 'multiple_choice', choices: ['a', 'b', 'd'] },
    right: { type: 'multiple_choice', choices: ['a', 'b', 'd'] },
    wrong: { type: 'multiple_choice', choices: ['a', 'c'] },
  },
  true_false: {
    question: {
      id: 'q3',
      number: 3,
      title: 'Theo Bộ luật Lao động 2019, thời giờ làm việc bình thường không quá 48 giờ trong một tuần.',
      score: 1,
      numbering: 'none',
      content: { type: 'true_false' },
    },
    key: { type: 'true_false', value: true },
    right: { type: 'true_false', value: true },
    wrong: { type: 'true_false', value: false },
  },
  short_answer: {
    question: {
      id: 'q4',
      number: 4,
      title: 'Nêu tên ba loại bình chữa cháy thường dùng trong văn phòng.',
      score: 3,
      numbering: 'none',
      content: { type: 'short_answer', character_limit: 160 },
    },
    key: { type: 'short_answer', model_answer: 'Bình bột, bình khí CO₂, bình bọt (foam).' },
    right: { type: 'short_answer', text: 'Bình bột ABC, bình khí CO₂ và bình bọt.' },
    wrong: { type: 'short_answer', text: 'Bình nước lọc.' },
    partial: { type: 'short_answer', text: 'Bình bột, bình khí.' },
  },
  long_answer: {
    question: {
      id: 'q5',
      number: 5,
      title:
        'Anh/chị hãy trình bày cách xử lý khi một học viên khiếu nại về kết quả bài thi.\nNêu rõ các bước, người chịu trách nhiệm và thời hạn của từng bước.',
      score: 10,
      numbering: 'none',
      content: { type: 'long_answer', character_limit: 3000 },
    },
    key: {
      type: 'long_answer',
      model_answer:
        'Tiếp nhận và ghi nhận khiếu nại trong ngày; giảng viên chấm lại trong hai ngày làm việc; trưởng đơn vị quyết định và trả lời học viên bằng văn bản.',
    },
    right: {
      type: 'long_answer',
      text: 'Bước 1: Tiếp nhận khiếu nại, ghi vào sổ trong ngày.\nBước 2: Giảng viên chấm lại, có người thứ hai kiểm tra, trong vòng 2 ngày.\nBước 3: Trưởng đơn vị trả lời học viên bằng văn bản và lưu hồ sơ.',
    },
    wrong: { type: 'long_answer', text: 'Không cần làm gì vì điểm đã công bố.' },
    partial: { type: 'long_answer', text: 'Tiếp nhận khiếu nại rồi chuyển cho giảng viên chấm lại.' },
  },
  fill_keyword: {
    question: {
      id: 'q6',
      number: 6,
      title: 'Thủ đô của Việt Nam là [[1]], còn thành phố đông dân nhất là [[2]].',
      score: 2,
      numbering: 'none',
      content: { type: 'fill_keyword', blanks: ['1', '2'] },
    },
    key: {
      type: 'fill_keyword',
      blanks: { 1: ['Hà Nội'], 2: ['Thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh', 'Sài Gòn'] },
    },
    right: { type: 'fill_keyword', blanks: { 1: 'hà nội', 2: 'TP. Hồ Chí Minh' } },
    wrong: { type: 'fill_keyword', blanks: { 1: 'Huế', 2: 'Đà Nẵng' } },
    partial: { type: 'fill_keyword', blanks: { 1: 'Hà Nội' } },
    marks: {
      right: { 1: true, 2: true },
      wrong: { 1: false, 2: false },
      partial: { 1: true, 2: false },
    },
  },
  fill_number: {
    question: {
      id: 'q7',
      number: 7,
      title: 'Một lớp có 40 học viên, 25% vắng mặt. Số học viên có mặt là [[1]], tức là [[2]] phần của lớp.',
      score: 2,
      numbering: 'none',
      content: { type: 'fill_number', blanks: ['1', '2'] },
    },
    key: { type: 'fill_number', blanks: { 1: { value: 30 }, 2: { value: 0.75, tolerance: 0.01 } } },
    right: { type: 'fill_number', blanks: { 1: '30', 2: '0,75' } },
    wrong: { type: 'fill_number', blanks: { 1: '10', 2: 'ba phần tư' } },
    partial: { type: 'fill_number', blanks: { 1: '30', 2: '0,7' } },
    marks: {
      right: { 1: true, 2: true },
      wrong: { 1: false, 2: false },
      partial: { 1: true, 2: false },
    },
  },
  match_clauses: {
    question: {
      id: 'q8',
      number: 8,
      title: 'Ghép mỗi tình huống với cách xử lý phù hợp.',
      score: 3,
      numbering: 'none',
      content: {
        type: 'match_clauses',
        left: [
          { id: 'l1', text: 'Khách hàng gọi điện phàn nàn về hóa đơn.' },
          { id: 'l2', text: 'Máy in báo kẹt giấy.' },
          { id: 'l3', text: 'Đồng nghiệp bị ngất.' },
        ],
        right: [
          { id: 'r1', text: 'Gọi cấp cứu 115 và ở bên cạnh người bệnh.' },
          { id: 'r2', text: 'Lắng nghe, ghi lại và hẹn thời điểm trả lời.' },
          { id: 'r3', text: 'Tắt máy rồi mở nắp lấy giấy ra theo hướng dẫn.' },
          { id: 'r4', text: 'Chuyển việc cho người khác.' },
        ],
      },
    },
    key: { type: 'match_clauses', pairs: { l1: 'r2', l2: 'r3', l3: 'r1' } },
    right: { type: 'match_clauses', pairs: { l1: 'r2', l2: 'r3', l3: 'r1' } },
    wrong: { type: 'match_clauses', pairs: { l1: 'r4', l2: 'r1', l3: 'r2' } },
    partial: { type: 'match_clauses', pairs: { l1: 'r2', l2: 'r4' } },
  },
  choose_from_list: {
    question: {
      id: 'q9',
      number: 9,
      title: 'Nước sôi ở [[1]] °C và đóng băng ở [[2]] °C khi áp suất là một atmôtphe.',
      score: 2,
      numbering: 'none',
      content: {
        type: 'choose_from_list',
        blanks: [
          {
            id: '1',
            options: [
              { id: 'x', text: '90' },
              { id: 'y', text: '100' },
              { id: 'z', text: '110' },
            ],
          },
          {
            id: '2',
            options: [
              { id: 'x', text: '0' },
              { id: 'y', text: '4' },
              { id: 'z', text: '−10' },
            ],
          },
        ],
      },
    },
    key: { type: 'choose_from_list', blanks: { 1: 'y', 2: 'x' } },
    right: { type: 'choose_from_list', blanks: { 1: 'y', 2: 'x' } },
    wrong: { type: 'choose_from_list', blanks: { 1: 'x', 2: 'z' } },
    partial: { type: 'choose_from_list', blanks: { 1: 'y', 2: 'y' } },
  },
  drag_to_blank: {
    question: {
      id: 'q10',
      number: 10,
      title: 'Trong ca dao, “[[1]] bùn mà chẳng hôi tanh mùi bùn” nói về hoa [[2]], biểu tượng của sự [[3]].',
      score: 3,
      numbering: 'none',
      content: {
        type: 'drag_to_blank',
        blanks: ['1', '2', '3'],
        words: [
          { id: 'w1', text: 'sen' },
          { id: 'w2', text: 'thanh khiết' },
          { id: 'w3', text: 'Gần' },
          { id: 'w4', text: 'đào' },
          { id: 'w5', text: 'giàu có' },
        ],
      },
    },
    key: { type: 'drag_to_blank', blanks: { 1: 'w3', 2: 'w1', 3: 'w2' } },
    right: { type: 'drag_to_blank', blanks: { 1: 'w3', 2: 'w1', 3: 'w2' } },
    wrong: { type: 'drag_to_blank', blanks: { 1: 'w5', 2: 'w4', 3: 'w3' } },
    partial: { type: 'drag_to_blank', blanks: { 1: 'w3', 2: 'w4' } },
  },
  order_clauses: {
    question: {
      id: 'q11',
      number: 11,
      title: 'Sắp xếp các bước sơ cứu khi có người bị bỏng nhiệt.',
      score: 4,
      numbering: 'none',
      content: {
        type: 'order_clauses',
        clauses: [
          { id: 'c3', text: 'Che vết bỏng bằng gạc sạch, không bôi mỡ hay kem đánh răng.' },
          { id: 'c1', text: 'Đưa nạn nhân ra khỏi nguồn nhiệt.' },
          { id: 'c4', text: 'Đưa nạn nhân đến cơ sở y tế gần nhất.' },
          { id: 'c2', text: 'Làm mát vết bỏng dưới vòi nước sạch trong 20 phút.' },
        ],
      },
    },
    key: { type: 'order_clauses', order: ['c1', 'c2', 'c3', 'c4'] },
    right: { type: 'order_clauses', order: ['c1', 'c2', 'c3', 'c4'] },
    wrong: { type: 'order_clauses', order: ['c4', 'c3', 'c1', 'c2'] },
    partial: { type: 'order_clauses', order: ['c1', 'c3', 'c2', 'c4'] },
  },
};

export function sampleReview(
  sample: SampleQuestion,
  kind: 'right' | 'wrong' | 'partial' | 'waiting',
): { value: AnswerValue; review: QuestionReview } {
  const { score } = sample.question;
  const partly = sample.partial ? score / 2 : 0;
  const points = { right: score, wrong: 0, partial: partly, waiting: null }[kind];
  const value = kind === 'waiting' ? sample.right : (sample[kind] ?? sample.wrong);
  return {
    value,
    review: { key: sample.key, score: points, marks: kind === 'waiting' ? undefined : sample.marks?.[kind] },
  };
}
