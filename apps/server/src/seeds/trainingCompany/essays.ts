export interface Essay {
  text: string;
  /** The part of the points that it deserves. */
  part: number;
  comment: string;
}

/** Long answers by the category of their question, the better first. */
export const essays: Readonly<Record<string, readonly Essay[]>> = {
  'An toàn thông tin': [
    {
      text: 'Phòng em hay gửi danh sách khách hàng cho đối tác vận chuyển bằng tệp bảng tính đính kèm thư. Nếu gõ nhầm địa chỉ thì số điện thoại và địa chỉ của cả nghìn khách bị lộ.\nEm đề xuất đặt mật khẩu cho tệp và báo mật khẩu qua kênh khác, chỉ gửi các cột cần cho giao hàng, và mỗi tuần trưởng nhóm xóa quyền của người đã chuyển việc.',
      part: 0.95,
      comment: 'Tình huống thật, biện pháp cụ thể. Rất tốt.',
    },
    {
      text: 'Máy in chung ở hành lang thường có hợp đồng in xong để quên. Mọi người nên lấy ngay sau khi in và cất vào tủ có khóa.',
      part: 0.6,
      comment: 'Đúng tình huống, nên nêu thêm ai kiểm tra và xử lý tài liệu bị bỏ quên.',
    },
    {
      text: 'Em nghĩ cần cẩn thận hơn và không nói thông tin ra ngoài.',
      part: 0.25,
      comment: 'Chưa có tình huống cụ thể. Em xem lại bài “Dữ liệu nào là mật”.',
    },
  ],
  'Phòng cháy chữa cháy': [
    {
      text: 'Khi nghe chuông, người phụ trách tầng 5 hô báo động, cúp điện khu vực, kiểm tra thang bộ phía đông. Nếu có khói thì đi thang phía tây.\nMười người một nhóm, đi khom, khăn ướt che mũi; hai người khỏe dìu người già và phụ nữ mang thai. Tập trung ở sân trước, trưởng nhóm điểm danh đủ 60 người rồi báo đội chữa cháy.',
      part: 0.9,
      comment: 'Phương án đầy đủ, có điểm danh. Nên thêm người gọi 114.',
    },
    {
      text: 'Cho mọi người đi thang bộ xuống sân, không dùng thang máy, gọi 114 và điểm danh.',
      part: 0.65,
      comment: 'Đúng hướng; cần phân công người và lối thoát dự phòng khi thang có khói.',
    },
    {
      text: 'Chạy thật nhanh ra thang máy để xuống dưới.',
      part: 0.1,
      comment: 'Không được dùng thang máy khi có cháy. Em cần học lại bài “Lối thoát nạn”.',
    },
  ],
  'Kỹ năng bán hàng': [
    {
      text: 'Em nghe khách nói hết, xin lỗi vì giao trễ và nhắc lại mã đơn. Em kiểm tra với kho ngay trong cuộc gọi, báo lý do thật và hẹn giao trước 17 giờ hôm nay, đề nghị miễn phí vận chuyển.\nSau khi khách nhận hàng em gọi lại hỏi thăm, ghi vào hồ sơ và báo quản lý vùng để rút kinh nghiệm.',
      part: 0.95,
      comment: 'Đủ các bước, lời lẽ chân thành.',
    },
    {
      text: 'Em xin lỗi khách, giải thích do bên vận chuyển quá tải và hứa ngày mai giao. Nếu khách không đồng ý em chuyển quản lý.',
      part: 0.6,
      comment: 'Thiếu bước xác nhận thông tin và theo dõi sau xử lý.',
    },
    {
      text: 'Em nói khách chờ thêm vài hôm vì hàng đang trên đường.',
      part: 0.25,
      comment: 'Chưa lắng nghe và chưa có phương án.',
    },
  ],
  'Chăm sóc khách hàng': [
    {
      text: '“Dạ em xin lỗi chị vì đơn hàng tới trễ hai ngày. Em xin phép kiểm tra mã đơn của chị ạ.” Em xác nhận địa chỉ, gọi kho trong lúc khách chờ không quá một phút, báo giờ giao cụ thể và gửi tin nhắn xác nhận.\nCuối ngày em gọi lại, ghi nguyên nhân vào hồ sơ để ca sau cùng theo dõi.',
      part: 0.95,
      comment: 'Lời nói và quy trình đều chuẩn.',
    },
    {
      text: 'Em xin lỗi chị, đơn của chị đang được xử lý. Em sẽ báo bộ phận giao hàng và gọi lại cho chị sau.',
      part: 0.55,
      comment: 'Cần hẹn giờ gọi lại cụ thể.',
    },
    {
      text: 'Em bảo khách liên hệ bên vận chuyển.',
      part: 0.15,
      comment: 'Không được đẩy khách sang nơi khác.',
    },
  ],
  'Quản lý đội nhóm': [
    {
      text: 'Tổ em mất trung bình 12 phút mỗi ca để tìm dụng cụ. Em vẽ bóng dụng cụ lên bảng, mỗi người một màu, kiểm tra cuối ca trong hai phút.\nAnh Tuấn phụ trách, làm trong tuần 2, đo lại thời gian tìm vào tuần 4; mục tiêu dưới 4 phút.',
      part: 0.95,
      comment: 'Có số liệu trước và sau, có người làm và thời hạn.',
    },
    {
      text: 'Sắp xếp lại kệ vật tư theo thứ tự hay dùng và dán nhãn. Làm xong trong tháng.',
      part: 0.6,
      comment: 'Ý tưởng tốt. Hãy thêm số đo hiện trạng và kết quả.',
    },
    {
      text: 'Mọi người cùng giữ vệ sinh sạch sẽ.',
      part: 0.2,
      comment: 'Chưa phải một cải tiến có thể đo được.',
    },
  ],
};
