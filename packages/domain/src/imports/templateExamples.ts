import type { QuestionType } from '@sen/api/contract/model';
import type { QuestionColumn } from './questionColumns.ts';

/** The values by column, without type and category. */
export type ExampleRow = Readonly<Partial<Record<QuestionColumn, string>>>;

/** One valid question of each type, from typical training content. */
export const examplesVi: Readonly<Record<QuestionType, ExampleRow>> = {
  one_choice: {
    title: 'Khi phát hiện đám cháy trong văn phòng, việc đầu tiên cần làm là gì?',
    option_a: 'Báo động cho mọi người xung quanh',
    option_b: 'Thu dọn tài sản cá nhân',
    option_c: 'Chụp ảnh hiện trường',
    option_d: 'Chờ cấp trên chỉ đạo',
    key: 'A',
    shuffle: 'Có',
    numbering: 'A,B,C',
    difficulty: 'Dễ',
  },
  multiple_choice: {
    title: 'Những phương tiện bảo vệ nào là bắt buộc khi làm việc trên cao?',
    option_a: 'Dây đai an toàn',
    option_b: 'Mũ bảo hộ',
    option_c: 'Kính râm thời trang',
    option_d: 'Giày chống trượt',
    key: 'A, B, D',
    shuffle: 'Có',
    numbering: 'A,B,C',
    difficulty: 'Trung bình',
  },
  long_answer: {
    title: 'Trình bày các bước sơ cứu một người bị bỏng nhiệt tại nơi làm việc.',
    key: 'Đưa nạn nhân ra khỏi nguồn nhiệt; làm mát vết bỏng bằng nước sạch 15–20 phút; che phủ; chuyển đến cơ sở y tế.',
    character_limit: '3000',
    difficulty: 'Khó',
  },
  short_answer: {
    title: 'Nêu tên hai loại bình chữa cháy xách tay thường dùng trong văn phòng.',
    key: 'Bình bột và bình khí CO₂',
    character_limit: '200',
  },
  true_false: {
    title: 'Được phép dùng nước để dập đám cháy thiết bị điện khi chưa ngắt nguồn.',
    key: 'Sai',
  },
  fill_keyword: {
    title: 'Số điện thoại gọi lực lượng chữa cháy là [[1]], thủ đô của Việt Nam là [[2]].',
    key: '114 | Hà Nội / Thủ đô Hà Nội',
  },
  fill_number: {
    title: 'Một ca làm việc dài [[1]] giờ; ngưỡng tiếng ồn cho phép là khoảng [[2]] dBA.',
    key: '8 | 85 ± 0,5',
  },
  match_clauses: {
    title: 'Nối mỗi loại biển báo với màu chủ đạo của nó.',
    option_a: 'Biển cấm = Đỏ',
    option_b: 'Biển cảnh báo = Vàng',
    option_c: 'Biển bắt buộc = Xanh dương',
    option_d: '= Tím',
  },
  choose_from_list: {
    title: 'Bình khí CO₂ dùng cho đám cháy [[1]] và [[2]] gây hỏng thiết bị.',
    option_a: 'thiết bị điện*; cỏ khô; rừng',
    option_b: 'luôn; không*',
  },
  drag_to_blank: {
    title: 'Rút [[1]], hướng [[2]] vào gốc lửa rồi bóp cò.',
    option_a: 'vòi phun',
    option_b: 'chốt an toàn',
    option_c: 'dây điện',
    key: 'B, A',
  },
  order_clauses: {
    title: 'Sắp xếp các bước thoát nạn khi có cháy.',
    option_a: 'Báo động',
    option_b: 'Ngắt nguồn điện nếu an toàn',
    option_c: 'Đi theo lối thoát nạn',
    option_d: 'Tập trung tại điểm tập kết',
    numbering: '1,2,3',
  },
};

export const examplesEn: Readonly<Record<QuestionType, ExampleRow>> = {
  one_choice: {
    title: 'You discover a fire in the office. What do you do first?',
    option_a: 'Warn everyone around',
    option_b: 'Collect your belongings',
    option_c: 'Take a picture',
    option_d: 'Wait for instructions',
    key: 'A',
    shuffle: 'Yes',
    numbering: 'A,B,C',
    difficulty: 'Easy',
  },
  multiple_choice: {
    title: 'Which protection is required for work at height?',
    option_a: 'Safety harness',
    option_b: 'Helmet',
    option_c: 'Fashionable sunglasses',
    option_d: 'Non-slip shoes',
    key: 'A, B, D',
    shuffle: 'Yes',
    numbering: 'A,B,C',
    difficulty: 'Medium',
  },
  long_answer: {
    title: 'Describe the first aid for a person with a burn at work.',
    key: 'Take the person away from the heat; cool the burn with clean water for 15–20 minutes; cover it; get medical help.',
    character_limit: '3000',
    difficulty: 'Hard',
  },
  short_answer: {
    title: 'Name two kinds of portable fire extinguisher that are common in offices.',
    key: 'Powder and CO₂',
    character_limit: '200',
  },
  true_false: {
    title: 'Water may be used on burning electrical equipment before the power is cut.',
    key: 'False',
  },
  fill_keyword: {
    title: 'In Vietnam, the fire brigade answers at [[1]]; the capital is [[2]].',
    key: '114 | Hanoi / Ha Noi / Hà Nội',
  },
  fill_number: {
    title: 'A shift is [[1]] hours long; the permitted noise level is about [[2]] dBA.',
    key: '8 | 85 ± 0.5',
  },
  match_clauses: {
    title: 'Match each kind of sign with its main colour.',
    option_a: 'Prohibition = Red',
    option_b: 'Warning = Yellow',
    option_c: 'Obligation = Blue',
    option_d: '= Purple',
  },
  choose_from_list: {
    title: 'A CO₂ extinguisher suits fires of [[1]] and does [[2]] damage to them.',
    option_a: 'electrical equipment*; dry grass; forests',
    option_b: 'great; no*',
  },
  drag_to_blank: {
    title: 'Pull the [[1]], point the [[2]] at the base of the fire and squeeze the handle.',
    option_a: 'nozzle',
    option_b: 'safety pin',
    option_c: 'cable',
    key: 'B, A',
  },
  order_clauses: {
    title: 'Put the steps of an evacuation in order.',
    option_a: 'Raise the alarm',
    option_b: 'Cut the power if it is safe',
    option_c: 'Follow the escape route',
    option_d: 'Gather at the assembly point',
    numbering: '1,2,3',
  },
};
