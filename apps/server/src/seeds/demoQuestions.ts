import {
  chooseFromList,
  dragToBlank,
  fillKeyword,
  fillNumber,
  longAnswer,
  matchClauses,
  multipleChoice,
  oneChoice,
  orderClauses,
  type SampleQuestion,
  shortAnswer,
  trueFalse,
} from './sampleQuestion.ts';

/**
 * The demo organisation's question bank, beside the eleven samples of packages/api/fixtures, by category name.
 */
export const demoQuestions: Record<string, readonly SampleQuestion[]> = {
  'An toàn lao động': [
    oneChoice(
      'Ai có quyền dừng công việc khi thấy nguy cơ tai nạn xảy ra ngay trước mắt?',
      'Bất kỳ người lao động nào nhận thấy nguy cơ đó',
      ['Chỉ giám đốc', 'Chỉ cán bộ an toàn', 'Chỉ tổ trưởng'],
      2,
    ),
    oneChoice(
      'Khi đồng nghiệp bị điện giật, việc đầu tiên phải làm là gì?',
      'Ngắt nguồn điện hoặc tách nạn nhân bằng vật cách điện',
      ['Kéo nạn nhân ra bằng tay không', 'Dội nước lên người nạn nhân', 'Chạy đi tìm bác sĩ'],
      1,
    ),
    multipleChoice(
      'Những việc nào phải làm trước khi vào làm việc trong không gian hạn chế (bể, hầm, bồn kín)?',
      '*Đo nồng độ oxy và khí độc',
      '*Cử người canh gác ở bên ngoài',
      '*Có giấy phép làm việc được duyệt',
      'Tắt điện thoại của mọi người trong ca',
    ),
    multipleChoice(
      'Dấu hiệu nào cho thấy dây đai an toàn phải được loại bỏ?',
      '*Đường chỉ may bị đứt hoặc sờn',
      '*Khóa gài không tự đóng',
      'Màu dây bị bạc nhẹ do nắng',
      '*Đã chịu lực của một lần rơi ngã',
    ),
    trueFalse(
      'Người lao động được từ chối làm công việc đe doạ nghiêm trọng đến tính mạng mà không bị coi là vi phạm kỷ luật.',
      true,
    ),
    trueFalse('Có thể đeo găng tay vải khi đứng máy khoan bàn để tránh xước tay.', false),
    shortAnswer(
      'Nêu ba nội dung phải kiểm tra ở thang di động trước khi trèo.',
      'Chân thang, bậc thang và khóa; mặt đất bằng, chắc; góc dựng đúng.',
    ),
    fillKeyword('Chữ viết tắt PPE được dịch là phương tiện [[1]] cá nhân.', ['bảo vệ', 'bảo hộ']),
    fillNumber(
      'Khoảng [[1]] độ là góc dựng thang an toàn so với mặt đất; mỗi lần trèo phải giữ [[2]] điểm tiếp xúc với thang.',
      75,
      3,
    ),
    matchClauses(
      'Ghép mỗi mối nguy với phương tiện bảo vệ phù hợp nhất.',
      [
        ['Tiếng ồn trên 85 dBA', 'Nút tai hoặc chụp tai'],
        ['Bụi mịn khi mài', 'Khẩu trang lọc bụi'],
        ['Mảnh văng khi cắt', 'Kính bảo hộ'],
        ['Vật rơi từ trên cao', 'Mũ bảo hộ'],
      ],
      'Áo phản quang',
    ),
    chooseFromList(
      'Khi nâng vật nặng, giữ lưng [[1]], gập [[2]] và ôm vật [[3]] thân người.',
      ['cong', '*thẳng', 'xoay'],
      ['*đầu gối', 'thắt lưng', 'cổ'],
      ['xa', 'ngang', '*sát'],
    ),
    dragToBlank(
      'Quy trình khóa và treo thẻ: [[1]] cho người liên quan, [[2]] nguồn năng lượng, gắn [[3]] rồi [[4]] lại bằng cách thử khởi động.',
      ['thông báo', 'ngắt', 'khóa', 'kiểm tra'],
      ['bôi trơn', 'tăng tốc'],
    ),
    orderClauses(
      'Sắp xếp các bước xử lý khi có tai nạn lao động.',
      'Dừng máy và cô lập nguồn nguy hiểm',
      'Sơ cứu nạn nhân tại chỗ',
      'Gọi cấp cứu 115 và báo người phụ trách',
      'Giữ nguyên hiện trường',
      'Khai báo và phối hợp điều tra',
    ),
  ],
  'Phòng cháy chữa cháy': [
    oneChoice(
      'Bình chữa cháy khí CO₂ phù hợp nhất với đám cháy nào?',
      'Cháy thiết bị điện trong phòng kín',
      ['Cháy kho gỗ ngoài trời', 'Cháy kim loại kiềm', 'Cháy rừng'],
      1,
    ),
    oneChoice(
      'Bình bột chữa cháy phải được kiểm tra áp suất bao lâu một lần?',
      'Ít nhất mỗi tháng một lần',
      ['Năm năm một lần', 'Chỉ khi có cháy', 'Mười năm một lần'],
      3,
    ),
    multipleChoice(
      'Ba yếu tố nào cùng có mặt thì sự cháy mới xảy ra?',
      '*Chất cháy',
      '*Chất oxy hóa',
      'Độ ẩm cao',
      '*Nguồn nhiệt',
    ),
    multipleChoice(
      'Khi thoát nạn qua hành lang nhiều khói, việc nào là đúng?',
      '*Cúi thấp hoặc bò sát sàn',
      '*Che mũi miệng bằng khăn ướt',
      'Chạy thật nhanh trong tư thế thẳng lưng',
      '*Sờ tay nắm cửa bằng mu bàn tay trước khi mở',
    ),
    trueFalse('Được dùng thang máy để thoát nạn khi tòa nhà đang cháy.', false),
    trueFalse('Cửa thoát nạn phải mở được từ bên trong mà không cần chìa khóa.', true),
    shortAnswer(
      'Phương châm “bốn tại chỗ” gồm những gì?',
      'Chỉ huy, lực lượng, phương tiện và vật tư, hậu cần tại chỗ.',
    ),
    longAnswer(
      'Cơ quan bạn có 60 người làm việc trên tầng 5. Hãy lập phương án thoát nạn khi có cháy ở tầng 3.',
      'Nêu được: báo động và gọi 114; phân công người chỉ huy; hướng thoát theo cầu thang không có khói; hỗ trợ người yếu; điểm tập trung và điểm danh; phương án chờ cứu nạn khi bị khói chặn.',
    ),
    fillKeyword('Đám cháy chất lỏng như xăng, dầu thuộc loại [[1]].', ['B']),
    fillNumber('Khi báo cháy, gọi số [[1]]. Bình bột loại 4 kg phun liên tục khoảng [[2]] giây.', 114, 9),
    matchClauses(
      'Ghép ký hiệu loại đám cháy với chất cháy.',
      [
        ['Loại A', 'Chất rắn như gỗ, giấy, vải'],
        ['Loại B', 'Chất lỏng như xăng, dầu'],
        ['Loại C', 'Chất khí như gas'],
        ['Loại D', 'Kim loại như magie'],
      ],
      'Nước đá',
    ),
    chooseFromList(
      'Khi dùng bình chữa cháy phải đứng [[1]] chiều gió và cách đám cháy khoảng [[2]].',
      ['*xuôi', 'ngược', 'ngang'],
      ['10 cm', '*1,5 đến 3 mét', '15 mét'],
    ),
    orderClauses(
      'Sắp xếp cách dùng bình bột chữa cháy xách tay.',
      'Lắc bình vài lần và mang đến gần đám cháy',
      'Giật chốt hãm',
      'Hướng loa phun vào gốc lửa',
      'Bóp cò và quét qua lại đến khi tắt hẳn',
    ),
  ],
  'Kỹ năng bán hàng': [
    oneChoice(
      'Khách nói “Giá bên em cao quá”. Câu trả lời nào mở được cuộc trao đổi?',
      'Anh/chị đang so sánh với sản phẩm nào để em tư vấn rõ hơn ạ?',
      ['Giá này là rẻ nhất rồi ạ.', 'Anh/chị không mua thì thôi ạ.', 'Em không quyết định được giá.'],
      2,
    ),
    oneChoice(
      'Câu hỏi nào là câu hỏi mở?',
      'Anh/chị mong đợi điều gì ở khóa đào tạo này?',
      ['Anh/chị có cần tư vấn không?', 'Anh/chị chọn gói A hay gói B?', 'Anh/chị đã nhận báo giá chưa?'],
      1,
    ),
    multipleChoice(
      'Thông tin nào cần chuẩn bị trước buổi gặp khách hàng doanh nghiệp?',
      '*Ngành nghề và quy mô của khách hàng',
      '*Người ra quyết định mua',
      '*Vấn đề mà khách hàng đang gặp',
      'Chuyện riêng tư của người liên hệ',
    ),
    trueFalse('Khi khách đang bực, nên ngắt lời sớm để giải thích ngay.', false),
    trueFalse('Sau khi chốt đơn, gọi lại hỏi thăm giúp tăng khả năng khách quay lại.', true),
    shortAnswer(
      'Viết một câu mở đầu cuộc gọi chào hàng lịch sự, dưới 30 từ.',
      'Chào anh/chị, em là … từ …; em xin phép 2 phút để giới thiệu giải pháp giúp …, anh/chị có tiện nghe không ạ?',
    ),
    longAnswer(
      'Khách hàng phàn nàn vì giao hàng trễ ba ngày. Hãy viết kịch bản xử lý từ lúc nghe máy đến khi khách hài lòng.',
      'Lắng nghe và xin lỗi; xác nhận thông tin đơn hàng; nêu nguyên nhân trung thực; đề xuất phương án và thời hạn; cảm ơn; theo dõi sau xử lý.',
    ),
    fillKeyword('Mô hình AIDA gồm Chú ý, Quan tâm, [[1]] và Hành động.', [
      'mong muốn',
      'khao khát',
      'ham muốn',
    ]),
    fillNumber('Một tháng gọi 200 cuộc, chốt 18 đơn thì tỷ lệ chuyển đổi là [[1]] %.', 9),
    fillNumber('Sản phẩm giá 1.250.000 đồng được giảm 8 %. Khách trả [[1]] đồng.', 1_150_000),
    matchClauses(
      'Ghép mỗi kiểu khách hàng với cách tiếp cận.',
      [
        ['Khách vội', 'Nói ngắn, nêu lợi ích chính'],
        ['Khách kỹ tính', 'Đưa số liệu và tài liệu chứng minh'],
        ['Khách do dự', 'Gợi ý dùng thử và thời hạn rõ ràng'],
      ],
      'Tranh luận đến cùng',
    ),
    chooseFromList(
      'Khi giới thiệu sản phẩm, nói về [[1]] trước rồi mới đến [[2]].',
      ['*lợi ích', 'giá', 'đối thủ'],
      ['*tính năng', 'thời tiết', 'lỗi'],
    ),
    dragToBlank(
      'Bốn bước xử lý từ chối: [[1]], đồng cảm, [[2]] và [[3]].',
      ['lắng nghe', 'giải thích', 'xác nhận'],
      ['phản bác', 'im lặng'],
    ),
    orderClauses(
      'Sắp xếp các bước của một buổi bán hàng.',
      'Tìm hiểu khách hàng',
      'Tiếp cận và tạo thiện cảm',
      'Khai thác nhu cầu',
      'Trình bày giải pháp',
      'Chốt đơn và chăm sóc',
    ),
  ],
};
