import {
  chooseFromList,
  fillNumber,
  longAnswer,
  matchClauses,
  multipleChoice,
  oneChoice,
  orderClauses,
  type SampleQuestion,
  trueFalse,
} from './sampleQuestion.ts';

/** Of the test before and after a training. */
export const firstAidTest: readonly SampleQuestion[] = [
  oneChoice('Số điện thoại gọi cấp cứu y tế ở Việt Nam là số nào?', '115', ['113', '114', '112'], 2),
  oneChoice(
    'Nạn nhân chảy máu nhiều ở cẳng tay. Việc đầu tiên phải làm là gì?',
    'Ép trực tiếp lên vết thương bằng gạc sạch',
    ['Rửa vết thương bằng cồn', 'Buộc ga-rô ngay phía trên khuỷu', 'Cho nạn nhân uống nước đường'],
    1,
  ),
  oneChoice(
    'Khi bị bỏng nước sôi, phải làm mát vùng bỏng bằng nước sạch trong bao lâu?',
    'Khoảng 15 đến 20 phút',
    ['Khoảng 30 giây', 'Đến khi xuất hiện bọng nước', 'Không được dùng nước'],
    3,
  ),
  multipleChoice(
    'Những dấu hiệu nào cho thấy một người có thể bị đột quỵ?',
    '*Miệng méo sang một bên',
    '*Yếu hoặc liệt một tay',
    'Đói bụng',
    '*Nói khó, nói ngọng bất thường',
  ),
  multipleChoice(
    'Việc nào không được làm khi nghi nạn nhân gãy xương?',
    '*Kéo nắn cho xương thẳng lại',
    '*Xoa dầu nóng lên chỗ sưng',
    'Cố định cả khớp trên và khớp dưới chỗ gãy',
    '*Để nạn nhân tự đi lại',
  ),
  trueFalse('Được bôi kem đánh răng lên vết bỏng để làm dịu cơn đau.', false),
  trueFalse('Khi nạn nhân co giật, không được nhét đồ vật vào miệng nạn nhân.', true),
  fillNumber('Ép tim cho người lớn: mỗi lượt ép [[1]] lần rồi thổi ngạt [[2]] lần.', 30, 2),
  matchClauses(
    'Ghép tình huống với tư thế đặt nạn nhân.',
    [
      ['Bất tỉnh nhưng còn thở', 'Nằm nghiêng an toàn'],
      ['Ngừng thở, ngừng tim', 'Nằm ngửa trên nền cứng'],
      ['Chảy máu cam', 'Ngồi, đầu hơi cúi về trước'],
    ],
    'Đứng thẳng, ngửa cổ',
  ),
  orderClauses(
    'Sắp xếp các bước khi gặp một người nằm bất động.',
    'Quan sát hiện trường xem có an toàn không',
    'Lay gọi và kiểm tra nhịp thở',
    'Gọi 115 và nhờ người mang máy sốc tim',
    'Bắt đầu ép tim ngoài lồng ngực',
  ),
];

/** Its key was typed from an old guideline, and is corrected after the exam has been marked. */
export const wrongKey = oneChoice(
  'Ép tim ngoài lồng ngực cho người lớn với nhịp bao nhiêu lần mỗi phút?',
  '80 đến 100 lần',
  ['60 đến 80 lần', '100 đến 120 lần', '140 đến 160 lần'],
  1,
);
/** What its students had learned. */
export const rightRate = 'c';

export const burn = longAnswer(
  'Đồng nghiệp bị bỏng nước sôi ở cánh tay. Hãy viết những việc bạn làm trong 15 phút đầu và giải thích vì sao.',
  'Đưa nạn nhân ra khỏi nguồn nhiệt; tháo nhẫn, đồng hồ trước khi sưng; làm mát bằng nước sạch 15 đến 20 phút; không chọc bọng nước, không bôi kem đánh răng; che phủ bằng gạc sạch; theo dõi và đưa đến cơ sở y tế.',
  {
    'Xử lý ban đầu': {
      'Đủ: rời nguồn nhiệt, tháo trang sức, làm mát đúng thời gian': 5,
      'Có làm mát, thiếu một việc': 3,
      'Có làm mát nhưng sai cách': 1,
      'Không làm mát': 0,
    },
    'Việc không được làm': {
      'Nêu đúng và giải thích': 3,
      'Nêu đúng, chưa giải thích': 2,
      'Nêu sai hoặc không nêu': 0,
    },
    'Che phủ và chuyển viện': {
      'Che gạc sạch, theo dõi, biết khi nào chuyển viện': 2,
      'Nêu được một phần': 1,
      'Không nêu': 0,
    },
  },
);

/** Of the exam of the chapter, beside the question with the wrong key and the written one. */
export const chapterQuestions: readonly SampleQuestion[] = [
  oneChoice(
    'Khi băng ép cầm máu, dấu hiệu nào cho biết băng quá chặt?',
    'Đầu chi lạnh, tím và tê',
    ['Gạc thấm ít máu', 'Nạn nhân thấy mát', 'Băng không bị tuột'],
    2,
  ),
  trueFalse('Phải thay gạc cũ đã thấm máu trước khi đặt thêm gạc mới lên vết thương.', false),
  multipleChoice(
    'Túi sơ cứu loại A của xưởng phải có những gì?',
    '*Băng cuộn và gạc vô khuẩn',
    '*Kéo và găng tay y tế',
    'Thuốc kháng sinh',
    '*Băng tam giác',
  ),
  chooseFromList(
    'Khi cứu người bị điện giật, trước hết phải [[1]], sau đó mới [[2]].',
    ['*ngắt nguồn điện', 'kéo tay nạn nhân', 'tưới nước'],
    ['*kiểm tra nhịp thở', 'xoa dầu', 'cho uống nước'],
  ),
];
