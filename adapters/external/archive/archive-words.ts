import type { Language } from '#core/kernel/language.ts';

type Words = Readonly<{ title: string; made: string; what: string; contents: string; files: string }>;

export const viewerWords: Readonly<Record<Language, Words>> = {
  vi: {
    title: 'Dữ liệu Fitboard của bạn',
    made: 'Bản tải này được tạo lúc',
    what: 'Trang này mở được khi không có mạng. Cùng dữ liệu đó nằm trong data.json và thư mục csv để dùng với phần mềm khác.',
    contents: 'Mục lục',
    files: 'Ảnh và video',
  },
  en: {
    title: 'Your Fitboard data',
    made: 'This download was made on',
    what: 'This page opens without a network. The same data is in data.json and in the csv folder, for use with other programs.',
    contents: 'Contents',
    files: 'Pictures and videos',
  },
};

/** Titles of the tables; a new table shows its name until it has one. */
export const tableWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: {
    account: 'Tài khoản',
    consents: 'Điều khoản đã đồng ý',
    sessions: 'Thiết bị đang đăng nhập',
    snapshots: 'Hồ sơ thể chất theo tuần',
    goals: 'Mục tiêu',
    homeNumber: 'Chỉ số đầu trang Fitboard',
    drafts: 'Bản nháp',
    wallet: 'Ví',
    transactions: 'Giao dịch',
    rewards: 'Thưởng đã nhận',
    partnerClaims: 'Phần thưởng đối tác',
    payments: 'Đơn nạp coin',
    orders: 'Đơn hàng',
    reviews: 'Bài đánh giá đã yêu cầu',
    answeredReviews: 'Bài đánh giá đã trả lời',
    coachProfile: 'Hồ sơ huấn luyện viên',
    questionForm: 'Biểu mẫu câu hỏi',
    savedReplies: 'Mẫu trả lời',
    mutedSignals: 'Dấu hiệu đã tắt',
    coachRequests: 'Đơn đăng ký làm huấn luyện viên',
    specializationRequests: 'Yêu cầu chuyên môn',
    reports: 'Báo cáo',
    notifications: 'Thông báo',
    notificationPreferences: 'Cài đặt thông báo',
    notificationRhythm: 'Giờ yên lặng và nhịp email',
    mails: 'Email đã gửi cho bạn',
    photoViews: 'Ai đã xem ảnh cơ thể',
    planWaits: 'Gói đang chờ mở bán',
    media: 'Tệp đã tải lên',
  },
  en: {
    account: 'Account',
    consents: 'Terms agreed to',
    sessions: 'Signed-in devices',
    snapshots: 'Physical profiles by week',
    goals: 'Goals',
    homeNumber: 'First number on the Fitboard',
    drafts: 'Draft',
    wallet: 'Wallet',
    transactions: 'Transactions',
    rewards: 'Rewards claimed',
    partnerClaims: 'Partner rewards',
    payments: 'Top-up orders',
    orders: 'Orders',
    reviews: 'Reviews you asked for',
    answeredReviews: 'Reviews you were asked for',
    coachProfile: 'Coach profile',
    questionForm: 'Question form',
    savedReplies: 'Saved replies',
    mutedSignals: 'Muted signals',
    coachRequests: 'Coach applications',
    specializationRequests: 'Specialization requests',
    reports: 'Reports',
    notifications: 'Notifications',
    notificationPreferences: 'Notification settings',
    notificationRhythm: 'Quiet hours and pace of emails',
    mails: 'Emails sent to you',
    photoViews: 'Who viewed the body photos',
    planWaits: 'Plans you are waiting for',
    media: 'Uploaded files',
  },
};

export const dateTimeText = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
