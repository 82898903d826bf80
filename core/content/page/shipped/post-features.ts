import type { PageWords } from '../page.ts';

/** As the site comes; staff write what follows. */
export const postFeaturesWords: PageWords = {
  title: { vi: '{{site}} làm được gì', en: 'What {{site}} can do' },
  description: {
    vi: 'Hồ sơ thể chất hằng tuần, chỉ số có nguồn gốc, huấn luyện viên, thử thách và cộng đồng: tất cả tính năng trên một trang.',
    en: 'A weekly physical profile, metrics with their sources, coaches, challenges and a community: every feature on one page.',
  },
  html: {
    vi: [
      '<h2>Hồ sơ thể chất mỗi tuần</h2>',
      '<p>Ghi số đo, thể lực, giấc ngủ, dinh dưỡng và ảnh các góc cơ thể trong vài phút. Bản đang ghi được giữ lại ngay cả khi mất mạng. Mỗi tuần một bản, nên bạn so được tuần này với bất kỳ tuần nào trước đó.</p>',
      '<h2>Chỉ số bạn hiểu được</h2>',
      '<p>BMI, tỉ lệ mỡ, khối lượng nạc, năng lượng tiêu hao, vùng nhịp tim và hơn thế. Bấm vào một chỉ số để xem công thức, nguồn và ý nghĩa của nó với bạn. Chưa có tài khoản? Thử các <a href="/calculators/bmi">công cụ tính</a>: số bạn nhập không rời khỏi thiết bị.</p>',
      '<h2>Huấn luyện viên đi cùng</h2>',
      '<p>Tìm <a href="/coach">huấn luyện viên</a> theo chuyên môn, giá và đánh giá. Gửi hồ sơ một tuần, trả lời vài câu hỏi của họ, nhận nhận xét bằng văn bản. Nếu họ không trả lời đúng hạn, phí được hoàn lại.</p>',
      '<h2>Thử thách</h2>',
      '<p><a href="/challenge">Thử thách</a> là những khoá học ngắn có bài đọc, video và câu hỏi. Học theo nhịp của bạn, nhận giấy chứng nhận có chữ ký số mà ai cũng kiểm tra được.</p>',
      '<h2>Cộng đồng</h2>',
      '<p>Chia sẻ tiến trình, hỏi, trả lời, nhắn tin riêng hoặc theo nhóm. Bạn quyết định ai thấy gì; chặn và báo cáo luôn ở gần tay.</p>',
      '<h2>Coin minh bạch</h2>',
      '<p>Lưu hồ sơ đều đặn được thưởng Base Coin. Fit Coin nạp bằng chuyển khoản, dùng cho gói thành viên và huấn luyện viên. Mọi giao dịch có sổ, xem lại được. Xem <a href="/pricing">bảng giá</a>.</p>',
      '<h2>Dữ liệu là của bạn</h2>',
      '<p>Tải về mọi thứ bất cứ lúc nào, dạng JSON và CSV. Xoá tài khoản không cần xin phép ai. Đọc thêm trong <a href="/post/privacy-policy">chính sách quyền riêng tư</a>.</p>',
    ].join(''),
    en: [
      '<h2>A physical profile, every week</h2>',
      '<p>Measurements, fitness, sleep, nutrition and pictures of your body, in a few minutes. What you have begun is kept even without a connection. One record a week, so that any week can be compared with any other.</p>',
      '<h2>Metrics you understand</h2>',
      '<p>BMI, body fat, lean mass, energy expenditure, heart-rate zones and more. Open a metric to see its formula, its source and what it means for you. No account yet? Try the <a href="/en/calculators/bmi">calculators</a>: what you type never leaves your device.</p>',
      '<h2>A coach beside you</h2>',
      '<p>Find a <a href="/en/coach">coach</a> by specialization, price and rating. Send one week, answer a few questions, receive a written review. If they don’t reply in time, your fee is refunded.</p>',
      '<h2>Challenges</h2>',
      '<p><a href="/en/challenge">Challenges</a> are short courses with texts, videos and questions. Learn at your own pace and earn a digitally signed certificate that anyone can verify.</p>',
      '<h2>A community</h2>',
      '<p>Share your progress, ask, answer, and chat in private or in groups. You decide who sees what; blocking and reporting are always at hand.</p>',
      '<h2>Coins in the open</h2>',
      '<p>Steady weeks earn Base Coin. Fit Coin is topped up by bank transfer and pays for membership plans and coaches. Every transaction is in a ledger that you can read. See our <a href="/en/pricing">pricing</a>.</p>',
      '<h2>Your data is yours</h2>',
      '<p>Download everything at any time, as JSON and CSV. Delete your account without asking anyone. Read more in the <a href="/en/post/privacy-policy">privacy policy</a>.</p>',
    ].join(''),
  },
};
