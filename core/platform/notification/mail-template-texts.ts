import type { Language } from '#core/kernel/language.ts';
import type { MailSwitch } from './categories.ts';

export type MailTemplateText = Readonly<{ subject: string; body: string }>;

/** A mail as it comes out of the box; staff may change the words, never the places. */
type MailTemplate = Readonly<
  Record<Language, MailTemplateText> & {
    /** The switch it obeys. */
    preference: MailSwitch;
    placeholders: readonly string[];
    /** The body is of no use without these. */
    required: readonly string[];
  }
>;

/** Blocks of the markup, one below the other. */
const body = (...blocks: readonly string[]): string => blocks.join('\n\n');

/**
 * Mails to an address nobody has confirmed yet greet without a name: the name would be a stranger's text in a mail of
 * ours. No mail holds health values, an address, a phone number or the text of a chat. `amount` comes with its coin.
 */
export const mailTemplates = {
  welcome: {
    preference: 'system',
    placeholders: ['name', 'link'],
    required: [],
    vi: {
      subject: 'Chào mừng bạn đến với {{site}}',
      body: body(
        'Chào {{name}},',
        'Tài khoản của bạn đã sẵn sàng. Từ hôm nay, mỗi tuần bạn chỉ cần vài phút để ghi lại cơ thể mình và thấy nó thay đổi ra sao.',
        'Ba bước đầu tiên:',
        '- Nhận Base Coin thưởng cho việc xác nhận email\n- Lưu hồ sơ thể chất đầu tiên\n- Chọn ngày nhắc hằng tuần hợp với bạn',
        '[Bắt đầu]({{link}})',
      ),
    },
    en: {
      subject: 'Welcome to {{site}}',
      body: body(
        'Hi {{name}},',
        'Your account is ready. From today, a few minutes a week is all it takes to track your body and see how it changes.',
        'Your first three steps:',
        '- Claim your Base Coin for confirming your email\n- Save your first physical profile\n- Pick a day for your weekly reminder',
        '[Get started]({{link}})',
      ),
    },
  },
  confirm_register: {
    preference: 'system',
    placeholders: ['link'],
    required: ['link'],
    vi: {
      subject: 'Xác nhận email cho tài khoản {{site}}',
      body: body(
        'Chào bạn,',
        'Chỉ còn một bước nữa. Hãy bấm nút dưới đây để xác nhận địa chỉ email này là của bạn. Liên kết dùng được trong 24 giờ.',
        '[Xác nhận email]({{link}})',
        'Nếu bạn không đăng ký tài khoản {{site}}, hãy bỏ qua email này. Sẽ không có gì thay đổi.',
      ),
    },
    en: {
      subject: 'Confirm your email for {{site}}',
      body: body(
        'Hello,',
        'Just one more step. Click the button below to confirm that this email address is yours. The link works for 24 hours.',
        '[Confirm email]({{link}})',
        'If you didn’t sign up for {{site}}, ignore this email. Nothing will change.',
      ),
    },
  },
  send_register_code: {
    preference: 'system',
    placeholders: ['code'],
    required: ['code'],
    vi: {
      subject: 'Mã xác nhận tài khoản {{site}}',
      body: body(
        'Chào bạn,',
        'Đây là mã xác nhận email của bạn. Mã dùng được trong 10 phút.',
        '**{{code}}**',
        'Đừng gửi mã này cho ai, kể cả người tự nhận là nhân viên {{site}}. Nếu bạn không đăng ký tài khoản, hãy bỏ qua email này.',
      ),
    },
    en: {
      subject: 'Your {{site}} confirmation code',
      body: body(
        'Hello,',
        'Here is the code that confirms your email. It works for 10 minutes.',
        '**{{code}}**',
        'Don’t share this code with anyone, not even people who say they work for {{site}}. If you didn’t sign up, ignore this email.',
      ),
    },
  },
  forgot_password: {
    preference: 'system',
    placeholders: ['link'],
    required: ['link'],
    vi: {
      subject: 'Đặt lại mật khẩu {{site}}',
      body: body(
        'Chào bạn,',
        'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản dùng địa chỉ email này. Liên kết dùng được một lần, trong 60 phút.',
        '[Đặt mật khẩu mới]({{link}})',
        'Nếu bạn không yêu cầu, hãy bỏ qua email này. Mật khẩu của bạn vẫn như cũ.',
      ),
    },
    en: {
      subject: 'Reset your {{site}} password',
      body: body(
        'Hello,',
        'We were asked to reset the password of the account with this email address. The link works once, for 60 minutes.',
        '[Choose a new password]({{link}})',
        'If you didn’t ask for this, ignore this email. Your password stays the same.',
      ),
    },
  },
  password_changed: {
    preference: 'system',
    placeholders: ['name', 'time', 'link'],
    required: [],
    vi: {
      subject: 'Mật khẩu {{site}} của bạn đã được đổi',
      body: body(
        'Chào {{name}},',
        'Mật khẩu tài khoản của bạn đã được đổi lúc **{{time}}**. Mọi thiết bị khác đã được đăng xuất.',
        'Nếu chính bạn đổi, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
        '[Đặt lại mật khẩu]({{link}})',
      ),
    },
    en: {
      subject: 'Your {{site}} password was changed',
      body: body(
        'Hi {{name}},',
        'The password of your account was changed at **{{time}}**. All other devices were signed out.',
        'If it was you, there’s nothing else to do. If it wasn’t, reset your password now.',
        '[Reset password]({{link}})',
      ),
    },
  },
  email_change_confirm: {
    preference: 'system',
    placeholders: ['code'],
    required: ['code'],
    vi: {
      subject: 'Mã xác nhận email mới cho tài khoản {{site}}',
      body: body(
        'Chào bạn,',
        'Có yêu cầu dùng địa chỉ này làm email mới của một tài khoản {{site}}. Nếu đó là bạn, hãy nhập mã dưới đây vào trang Tài khoản:',
        '**{{code}}**',
        'Mã dùng được trong 10 phút. Nếu không phải bạn, hãy bỏ qua email này. Sẽ không có gì thay đổi.',
      ),
    },
    en: {
      subject: 'Your code to confirm a new email for {{site}}',
      body: body(
        'Hello,',
        'Someone asked to use this address as the new email of a {{site}} account. If it was you, enter this code on the Account page:',
        '**{{code}}**',
        'The code works for 10 minutes. If it wasn’t you, ignore this email. Nothing will change.',
      ),
    },
  },
  email_change_requested: {
    preference: 'system',
    placeholders: ['name', 'link'],
    required: [],
    vi: {
      subject: 'Có yêu cầu đổi email tài khoản {{site}} của bạn',
      body: body(
        'Chào {{name}},',
        'Có người đã đăng nhập vào tài khoản của bạn và yêu cầu chuyển sang một địa chỉ email khác. Email chỉ đổi khi mã gửi tới địa chỉ mới được nhập.',
        'Nếu chính bạn yêu cầu, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
        '[Đặt lại mật khẩu]({{link}})',
      ),
    },
    en: {
      subject: 'Someone asked to change your {{site}} email',
      body: body(
        'Hi {{name}},',
        'Someone who is signed in to your account asked to move it to another email address. It moves only once the code sent there is entered.',
        'If it was you, there’s nothing else to do. If it wasn’t, reset your password now.',
        '[Reset password]({{link}})',
      ),
    },
  },
  email_changed: {
    preference: 'system',
    placeholders: ['name', 'time', 'link'],
    required: [],
    vi: {
      subject: 'Email tài khoản {{site}} của bạn đã được đổi',
      body: body(
        'Chào {{name}},',
        'Lúc **{{time}}**, tài khoản {{site}} của bạn đã chuyển sang một địa chỉ email khác. Đây là email cuối cùng gửi tới địa chỉ này.',
        'Nếu không phải bạn đổi, hãy liên hệ với chúng tôi ngay để lấy lại tài khoản.',
        '[Liên hệ hỗ trợ]({{link}})',
      ),
    },
    en: {
      subject: 'The email of your {{site}} account was changed',
      body: body(
        'Hi {{name}},',
        'At **{{time}}** your {{site}} account moved to another email address. This is the last email to this address.',
        'If you didn’t change it, contact us now to get your account back.',
        '[Contact support]({{link}})',
      ),
    },
  },
  new_sign_in: {
    preference: 'system',
    placeholders: ['name', 'device', 'time', 'link'],
    required: [],
    vi: {
      subject: 'Tài khoản {{site}} vừa đăng nhập trên thiết bị mới',
      body: body(
        'Chào {{name}},',
        'Tài khoản của bạn vừa được đăng nhập trên một thiết bị chưa từng thấy:',
        '- Thiết bị: **{{device}}**\n- Thời gian: **{{time}}**',
        'Nếu là bạn, hãy bỏ qua email này. Nếu không phải, hãy đăng xuất thiết bị đó và đổi mật khẩu.',
        '[Xem các thiết bị]({{link}})',
      ),
    },
    en: {
      subject: 'New sign-in to your {{site}} account',
      body: body(
        'Hi {{name}},',
        'Someone signed in to your account on a device we haven’t seen before:',
        '- Device: **{{device}}**\n- Time: **{{time}}**',
        'If it was you, ignore this email. If it wasn’t, sign that device out and change your password.',
        '[See my devices]({{link}})',
      ),
    },
  },
  weekly_reminder: {
    preference: 'reminder',
    placeholders: ['name', 'link'],
    required: ['link'],
    vi: {
      subject: 'Đến lúc lưu hồ sơ thể chất tuần này',
      body: body(
        'Chào {{name}},',
        'Tuần này bạn chưa lưu hồ sơ thể chất. Chỉ cần vài phút, và mỗi tuần bạn lưu đều có thưởng Base Coin.',
        '[Lưu hồ sơ tuần này]({{link}})',
        'Mục nào chưa đo được, bạn cứ để trống.',
      ),
    },
    en: {
      subject: 'Time to save this week’s physical profile',
      body: body(
        'Hi {{name}},',
        'You haven’t saved your physical profile this week. It takes a few minutes, and each saved week earns Base Coin.',
        '[Save this week]({{link}})',
        'Leave blank anything you couldn’t measure.',
      ),
    },
  },
  weekly_summary: {
    preference: 'reminder',
    placeholders: ['name', 'text', 'link'],
    required: ['text', 'link'],
    vi: {
      subject: 'Tuần vừa rồi của bạn',
      body: body(
        'Chào {{name}},',
        '{{text}}',
        '[Xem tuần vừa rồi]({{link}})',
        'Vì sự riêng tư của bạn, email này không ghi số đo nào: mọi con số nằm trong hồ sơ của bạn.',
      ),
    },
    en: {
      subject: 'Your week in review',
      body: body(
        'Hi {{name}},',
        '{{text}}',
        '[See your week]({{link}})',
        'For your privacy, this email holds no measurements: every number is in your profile.',
      ),
    },
  },
  coach_roster: {
    preference: 'reminder',
    placeholders: ['name', 'text', 'link'],
    required: ['text', 'link'],
    vi: {
      subject: 'Thành viên của bạn tuần vừa rồi',
      body: body('Chào {{name}},', '{{text}}', '[Mở bàn làm việc]({{link}})'),
    },
    en: {
      subject: 'Your members last week',
      body: body('Hi {{name}},', '{{text}}', '[Open your desk]({{link}})'),
    },
  },
  level_expiring: {
    preference: 'system',
    placeholders: ['name', 'level', 'days', 'left', 'link'],
    required: ['left'],
    vi: {
      subject: 'Gói {{level}} của bạn còn {{left}}',
      body: body(
        'Chào {{name}},',
        'Gói **{{level}}** của bạn sẽ hết hạn sau **{{left}}**. Sau đó tài khoản trở về gói Cơ bản. Mọi dữ liệu của bạn vẫn được giữ nguyên.',
        '[Xem các gói]({{link}})',
      ),
    },
    en: {
      subject: 'Your {{level}} plan ends in {{left}}',
      body: body(
        'Hi {{name}},',
        'Your **{{level}}** plan ends in **{{left}}**. After that your account goes back to the Basic plan. All your data stays.',
        '[See the plans]({{link}})',
      ),
    },
  },
  domain_expiring: {
    preference: 'system',
    placeholders: ['name', 'title', 'days', 'left', 'link'],
    required: ['title', 'left'],
    vi: {
      subject: 'Trang {{title}} còn {{left}}',
      body: body(
        'Chào {{name}},',
        'Tên trang **{{title}}** của bạn còn **{{left}}** ở giai đoạn hiện tại. Gia hạn để mọi người vẫn tìm thấy trang và tên này không rơi vào tay người khác.',
        '[Xem và gia hạn]({{link}})',
      ),
    },
    en: {
      subject: 'Your site {{title}} has {{left}} left',
      body: body(
        'Hi {{name}},',
        'The name **{{title}}** of your site has **{{left}}** left in its current phase. Renew it so visitors can still find your site and no one else can take the name.',
        '[See it and renew]({{link}})',
      ),
    },
  },
  data_export_ready: {
    preference: 'system',
    placeholders: ['name', 'link'],
    required: ['link'],
    vi: {
      subject: 'Dữ liệu cá nhân của bạn đã sẵn sàng để tải',
      body: body(
        'Chào {{name}},',
        'Dữ liệu bạn yêu cầu đã sẵn sàng. Hãy đăng nhập và tải về từ trang tài khoản của bạn.',
        '[Tải dữ liệu]({{link}})',
        'Bản tải chứa thông tin riêng tư. Hãy cất giữ cẩn thận.',
      ),
    },
    en: {
      subject: 'Your personal data is ready to download',
      body: body(
        'Hi {{name}},',
        'Your data export is ready. Sign in to download it from your account page.',
        '[Download my data]({{link}})',
        'It contains private information. Keep it safe.',
      ),
    },
  },
  account_deletion: {
    preference: 'system',
    placeholders: ['name', 'date', 'link'],
    required: ['date'],
    vi: {
      subject: 'Tài khoản {{site}} của bạn sẽ được xoá',
      body: body(
        'Chào {{name}},',
        'Theo yêu cầu của bạn, tài khoản sẽ bị xoá hẳn vào ngày **{{date}}**, cùng hình ảnh và hồ sơ thể chất.',
        'Nếu bạn đổi ý, hãy liên hệ với chúng tôi trước ngày đó để mở lại tài khoản.',
        '[Liên hệ hỗ trợ]({{link}})',
      ),
    },
    en: {
      subject: 'Your {{site}} account will be deleted',
      body: body(
        'Hi {{name}},',
        'As you asked, your account will be deleted for good on **{{date}}**, with your pictures and physical profiles.',
        'If you change your mind, contact us before that day to open the account again.',
        '[Contact support]({{link}})',
      ),
    },
  },
  notification_system: {
    preference: 'system',
    placeholders: ['name', 'title', 'text', 'link'],
    required: [],
    vi: {
      subject: '{{title}}',
      body: body('Chào {{name}},', '{{text}}', '[Xem chi tiết]({{link}})'),
    },
    en: {
      subject: '{{title}}',
      body: body('Hi {{name}},', '{{text}}', '[See details]({{link}})'),
    },
  },
  notification_digest: {
    preference: 'digest',
    placeholders: ['name', 'title', 'lines', 'link'],
    required: ['lines', 'link'],
    vi: {
      subject: '{{title}} dành cho bạn trên {{site}}',
      body: body(
        'Chào {{name}},',
        'Từ lần gửi trước đến giờ, bạn có:',
        '{{lines}}',
        '[Xem trong {{site}}]({{link}})',
        'Bạn chọn nhận email này mỗi ngày, mỗi tuần hay nhận ngay từng tin ở phần Cài đặt.',
      ),
    },
    en: {
      subject: '{{title}} for you on {{site}}',
      body: body(
        'Hi {{name}},',
        'Since we last wrote, you have:',
        '{{lines}}',
        '[See them in {{site}}]({{link}})',
        'In Settings you choose whether this comes once a day, once a week or one email at a time.',
      ),
    },
  },
  notification_follow: {
    preference: 'follower',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã theo dõi bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa bắt đầu theo dõi bạn trên {{site}}.',
        '[Xem người theo dõi]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} is following you',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has started following you on {{site}}.',
        '[See profile]({{link}})',
      ),
    },
  },
  notification_un_follow: {
    preference: 'un_follow',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã ngừng theo dõi bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa ngừng theo dõi bạn trên {{site}}.',
        '[Xem người theo dõi]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} stopped following you',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has stopped following you on {{site}}.',
        '[See followers]({{link}})',
      ),
    },
  },
  notification_chat: {
    preference: 'chat',
    placeholders: ['name', 'user', 'count', 'text', 'link'],
    required: [],
    vi: {
      subject: 'Tin nhắn mới từ {{user}}',
      body: body(
        'Chào {{name}},',
        '{{text}} Để giữ riêng tư, nội dung chỉ hiện trong {{site}}.',
        '[Đọc tin nhắn]({{link}})',
      ),
    },
    en: {
      subject: 'New messages from {{user}}',
      body: body(
        'Hi {{name}},',
        '{{text}} To keep them private, messages are shown only in {{site}}.',
        '[Read messages]({{link}})',
      ),
    },
  },
  notification_like: {
    preference: 'like',
    placeholders: ['name', 'user', 'count', 'title', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã thích bài viết của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã thích bài viết “{{title}}” của bạn.',
        '[Xem bài viết]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} liked your post',
      body: body('Hi {{name}},', '**{{user}}** liked your post “{{title}}”.', '[See post]({{link}})'),
    },
  },
  notification_comment: {
    preference: 'comment',
    placeholders: ['name', 'user', 'count', 'title', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã bình luận về bài viết của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã bình luận về bài viết “{{title}}” của bạn.',
        '[Đọc bình luận]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} commented on your post',
      body: body(
        'Hi {{name}},',
        '**{{user}}** commented on your post “{{title}}”.',
        '[Read comment]({{link}})',
      ),
    },
  },
  notification_comment_replied: {
    preference: 'comment',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã trả lời bình luận của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa trả lời một bình luận của bạn.',
        '[Đọc câu trả lời]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} replied to your comment',
      body: body('Hi {{name}},', '**{{user}}** replied to a comment of yours.', '[Read reply]({{link}})'),
    },
  },
  notification_mentioned: {
    preference: 'comment',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã nhắc đến bạn',
      body: body('Chào {{name}},', '**{{user}}** vừa nhắc đến bạn.', '[Xem bài đăng]({{link}})'),
    },
    en: {
      subject: '{{user}} mentioned you',
      body: body('Hi {{name}},', '**{{user}}** mentioned you.', '[See post]({{link}})'),
    },
  },
  notification_like_feed: {
    preference: 'like',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã thích bài đăng của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã thích một bài đăng của bạn trên bảng tin.',
        '[Xem bài đăng]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} liked your feed post',
      body: body('Hi {{name}},', '**{{user}}** liked one of your feed posts.', '[See post]({{link}})'),
    },
  },
  notification_comment_feed: {
    preference: 'comment',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã bình luận về bài đăng của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã bình luận về một bài đăng của bạn trên bảng tin.',
        '[Đọc bình luận]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} commented on your feed post',
      body: body(
        'Hi {{name}},',
        '**{{user}}** commented on one of your feed posts.',
        '[Read comment]({{link}})',
      ),
    },
  },
  notification_request_review: {
    preference: 'review',
    placeholders: ['name', 'user', 'type', 'amount', 'link'],
    required: [],
    vi: {
      subject: '{{user}} nhờ bạn đánh giá hồ sơ thể chất',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa gửi cho bạn một yêu cầu đánh giá:',
        '- Phần cần đánh giá: **{{type}}**\n- Thu nhập của bạn: **{{amount}}**',
        'Thành viên đang chờ bạn trả lời. Yêu cầu quá hạn sẽ tự động bị huỷ.',
        '[Mở yêu cầu]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} asks for your review',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has sent you a review request:',
        '- Part to review: **{{type}}**\n- You earn: **{{amount}}**',
        'The member is waiting for your reply. Requests without a reply in time are cancelled automatically.',
        '[Open request]({{link}})',
      ),
    },
  },
  notification_request_review_canceled: {
    preference: 'review',
    placeholders: ['name', 'user', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã huỷ yêu cầu đánh giá',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã huỷ yêu cầu đánh giá. Bạn không cần trả lời nữa.',
        '[Xem các yêu cầu]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} cancelled the review request',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has cancelled the review request. You don’t need to reply.',
        '[See requests]({{link}})',
      ),
    },
  },
  notification_request_review_approved: {
    preference: 'review',
    placeholders: ['name', 'user', 'recording', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã đánh giá hồ sơ của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã trả lời yêu cầu đánh giá của bạn. {{recording}}',
        'Hãy đọc và chấm sao: số sao của bạn giúp người khác chọn đúng huấn luyện viên.',
        '[Đọc bài đánh giá]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} has reviewed your profile',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has replied to your review request. {{recording}}',
        'Read the reply and rate it: your rating helps others choose the right coach.',
        '[Read review]({{link}})',
      ),
    },
  },
  notification_request_review_updated: {
    preference: 'review',
    placeholders: ['name', 'user', 'recording', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã cập nhật bài đánh giá',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa bổ sung bài đánh giá dành cho bạn. {{recording}}',
        '[Đọc bài đánh giá]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} updated your review',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has just updated your review. {{recording}}',
        '[Read review]({{link}})',
      ),
    },
  },
  notification_request_review_rejected: {
    preference: 'review',
    placeholders: ['name', 'user', 'amount', 'refund', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đã từ chối yêu cầu đánh giá',
      body: body(
        'Chào {{name}},',
        '**{{user}}** đã từ chối yêu cầu đánh giá của bạn. {{refund}}',
        'Bạn có thể gửi yêu cầu cho một huấn luyện viên khác.',
        '[Tìm huấn luyện viên]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} declined your review request',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has declined your review request. {{refund}}',
        'You can ask another coach.',
        '[Find a coach]({{link}})',
      ),
    },
  },
  notification_rating_review: {
    preference: 'rating',
    placeholders: ['name', 'user', 'rating', 'link'],
    required: [],
    vi: {
      subject: '{{user}} chấm {{rating}} sao cho bài đánh giá của bạn',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa chấm **{{rating}} sao** cho bài đánh giá của bạn. Số sao được tự động xác nhận 7 ngày sau lần sửa cuối.',
        '[Xem đánh giá sao]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} rated your review: {{rating}}/5',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has rated your review **{{rating}}/5**. A rating is confirmed automatically 7 days after its last change.',
        '[See rating]({{link}})',
      ),
    },
  },
  notification_rating_review_updated: {
    preference: 'rating',
    placeholders: ['name', 'user', 'rating', 'link'],
    required: [],
    vi: {
      subject: '{{user}} đổi thành {{rating}} sao',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa đổi đánh giá thành **{{rating}} sao**.',
        '[Xem đánh giá sao]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} changed the rating to {{rating}}/5',
      body: body(
        'Hi {{name}},',
        '**{{user}}** has changed the rating to **{{rating}}/5**.',
        '[See rating]({{link}})',
      ),
    },
  },
  notification_rating_review_approved: {
    preference: 'rating',
    placeholders: ['name', 'user', 'rating', 'link'],
    required: [],
    vi: {
      subject: 'Đánh giá {{rating}} sao đã được xác nhận',
      body: body(
        'Chào {{name}},',
        'Đánh giá **{{rating}} sao** giữa bạn và **{{user}}** đã được xác nhận và không sửa được nữa.',
        '[Xem đánh giá sao]({{link}})',
      ),
    },
    en: {
      subject: 'The {{rating}}/5 rating is confirmed',
      body: body(
        'Hi {{name}},',
        'The **{{rating}}/5** rating between you and **{{user}}** is confirmed and can no longer be changed.',
        '[See rating]({{link}})',
      ),
    },
  },
  notification_rating: {
    preference: 'rating',
    placeholders: ['name', 'user', 'rating', 'link'],
    required: [],
    vi: {
      subject: '{{user}} chấm cho bạn {{rating}} sao',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa chấm cho bạn **{{rating}} sao**.',
        '[Xem đánh giá sao]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} gave you {{rating}}/5',
      body: body('Hi {{name}},', '**{{user}}** rated you **{{rating}}/5**.', '[See rating]({{link}})'),
    },
  },
  notification_new_feed: {
    preference: 'feed',
    placeholders: ['name', 'user', 'count', 'link'],
    required: [],
    vi: {
      subject: '{{user}} có bài đăng mới',
      body: body(
        'Chào {{name}},',
        '**{{user}}** vừa đăng bài mới trên bảng tin.',
        '[Xem bài đăng]({{link}})',
      ),
    },
    en: {
      subject: '{{user}} has a new post',
      body: body('Hi {{name}},', '**{{user}}** has posted something new.', '[See post]({{link}})'),
    },
  },
  notification_specialization_request_completed: {
    preference: 'specialization_request',
    placeholders: ['name', 'title', 'link'],
    required: [],
    vi: {
      subject: 'Chuyên môn “{{title}}” đã được duyệt',
      body: body(
        'Chào {{name}},',
        'Yêu cầu xác minh chuyên môn **{{title}}** của bạn đã được duyệt. Huy hiệu hiện đã có trên hồ sơ của bạn.',
        '[Xem hồ sơ]({{link}})',
      ),
    },
    en: {
      subject: 'Your specialization “{{title}}” is approved',
      body: body(
        'Hi {{name}},',
        'Your request for the specialization **{{title}}** is approved. The badge is now on your profile.',
        '[See profile]({{link}})',
      ),
    },
  },
  notification_specialization_request_canceled: {
    preference: 'specialization_request',
    placeholders: ['name', 'title', 'link'],
    required: [],
    vi: {
      subject: 'Chuyên môn “{{title}}” chưa được duyệt',
      body: body(
        'Chào {{name}},',
        'Yêu cầu xác minh chuyên môn **{{title}}** của bạn chưa được duyệt. Hãy mở yêu cầu để xem lý do.',
        '[Xem lý do]({{link}})',
      ),
    },
    en: {
      subject: 'Your specialization “{{title}}” was not approved',
      body: body(
        'Hi {{name}},',
        'Your request for the specialization **{{title}}** wasn’t approved. Open it to see why.',
        '[See why]({{link}})',
      ),
    },
  },
  bug_report_new: {
    preference: 'system',
    placeholders: ['user', 'type', 'title', 'link'],
    required: [],
    vi: {
      subject: 'Báo lỗi mới: {{title}}',
      body: body(
        '**{{user}}** vừa gửi một báo cáo.',
        '- Loại: **{{type}}**\n- Tiêu đề: **{{title}}**',
        '[Mở báo cáo]({{link}})',
      ),
    },
    en: {
      subject: 'New bug report: {{title}}',
      body: body(
        '**{{user}}** has sent a report.',
        '- Type: **{{type}}**\n- Title: **{{title}}**',
        '[Open report]({{link}})',
      ),
    },
  },
  contact_message_new: {
    preference: 'system',
    placeholders: ['user', 'title', 'text', 'link'],
    required: ['link'],
    vi: {
      subject: 'Tin nhắn liên hệ mới: {{title}}',
      body: body(
        '**{{user}}** vừa viết qua trang Liên hệ.',
        '- Chủ đề: **{{title}}**',
        '{{text}}',
        '[Mở tin nhắn]({{link}})',
      ),
    },
    en: {
      subject: 'New contact message: {{title}}',
      body: body(
        '**{{user}}** has written through the contact page.',
        '- Subject: **{{title}}**',
        '{{text}}',
        '[Open message]({{link}})',
      ),
    },
  },
  contact_reply: {
    preference: 'system',
    placeholders: ['name', 'title', 'reply', 'link'],
    required: ['reply'],
    vi: {
      subject: 'Trả lời: {{title}}',
      body: body(
        'Chào {{name}},',
        '{{reply}}',
        'Bạn nhận email này vì đã viết cho chúng tôi về **{{title}}**. Cần hỏi thêm? Hãy viết cho chúng tôi ở trang Liên hệ.',
        '[Viết cho chúng tôi]({{link}})',
      ),
    },
    en: {
      subject: 'Re: {{title}}',
      body: body(
        'Hi {{name}},',
        '{{reply}}',
        'You’re receiving this because you wrote to us about **{{title}}**. Anything else? Write to us on the contact page.',
        '[Write to us]({{link}})',
      ),
    },
  },
  bug_report_resolved: {
    preference: 'payment',
    placeholders: ['name', 'title', 'amount', 'link'],
    required: [],
    vi: {
      subject: 'Báo lỗi “{{title}}” đã được xử lý',
      body: body(
        'Chào {{name}},',
        'Báo lỗi **{{title}}** của bạn đã được xử lý. Cảm ơn bạn đã giúp {{site}} tốt hơn.',
        'Phần thưởng của bạn: **{{amount}}**.',
        '[Xem báo lỗi]({{link}})',
      ),
    },
    en: {
      subject: 'Your bug report “{{title}}” is resolved',
      body: body(
        'Hi {{name}},',
        'Your bug report **{{title}}** is resolved. Thank you for making {{site}} better.',
        'Your bounty: **{{amount}}**.',
        '[See report]({{link}})',
      ),
    },
  },
  coach_request_approved: {
    preference: 'system',
    placeholders: ['name', 'link'],
    required: [],
    vi: {
      subject: 'Bạn đã là huấn luyện viên trên {{site}}',
      body: body(
        'Chào {{name}},',
        'Đơn đăng ký của bạn đã được duyệt. Chúc mừng bạn!',
        'Hãy đặt giá đánh giá và soạn các câu hỏi cho thành viên trước khi nhận yêu cầu đầu tiên.',
        '[Mở cài đặt huấn luyện viên]({{link}})',
      ),
    },
    en: {
      subject: 'You are now a coach on {{site}}',
      body: body(
        'Hi {{name}},',
        'Your coach application is approved. Congratulations!',
        'Set your review price and write the questions for your members before your first request comes in.',
        '[Open coach settings]({{link}})',
      ),
    },
  },
  coach_request_rejected: {
    preference: 'system',
    placeholders: ['name', 'reason', 'link'],
    required: ['reason'],
    vi: {
      subject: 'Kết quả đơn đăng ký huấn luyện viên',
      body: body(
        'Chào {{name}},',
        'Rất tiếc, đơn đăng ký huấn luyện viên của bạn chưa được duyệt.',
        'Lý do: {{reason}}',
        'Bạn có thể bổ sung và gửi lại đơn bất cứ lúc nào.',
        '[Gửi lại đơn]({{link}})',
      ),
    },
    en: {
      subject: 'About your coach application',
      body: body(
        'Hi {{name}},',
        'We’re sorry, your coach application wasn’t approved.',
        'Reason: {{reason}}',
        'You can revise it and apply again at any time.',
        '[Apply again]({{link}})',
      ),
    },
  },
  bounty_article: {
    preference: 'payment',
    placeholders: ['name', 'title', 'amount', 'link'],
    required: ['amount'],
    vi: {
      subject: 'Bạn nhận {{amount}} cho bài viết',
      body: body(
        'Chào {{name}},',
        'Bài viết **{{title}}** của bạn đã được xuất bản và bạn nhận **{{amount}}**. Cảm ơn bạn đã chia sẻ!',
        '[Xem bài viết]({{link}})',
      ),
    },
    en: {
      subject: 'You received {{amount}} for your article',
      body: body(
        'Hi {{name}},',
        'Your article **{{title}}** is published and you received **{{amount}}**. Thank you for sharing!',
        '[See article]({{link}})',
      ),
    },
  },
  payment_created: {
    preference: 'payment',
    placeholders: ['name', 'paymentId', 'amount', 'price', 'account', 'time', 'link'],
    required: ['paymentId'],
    vi: {
      subject: 'Chuyển {{price}} để hoàn tất đơn {{paymentId}}',
      body: body(
        'Chào {{name}},',
        'Đơn nạp của bạn đã được tạo. Hãy chuyển khoản theo thông tin sau:',
        '- Số tiền: **{{price}}**\n- Tài khoản nhận: **{{account}}**\n- Nội dung chuyển khoản: **{{paymentId}}**\n- Hạn chuyển: **{{time}}**',
        'Hãy chuyển đúng số tiền và ghi đúng nội dung. Khi chúng tôi nhận được tiền, **{{amount}}** vào ví của bạn ngay.',
        '[Xem hướng dẫn chuyển khoản]({{link}})',
      ),
    },
    en: {
      subject: 'Transfer {{price}} to complete order {{paymentId}}',
      body: body(
        'Hi {{name}},',
        'Your top-up order is ready. Make a bank transfer with these details:',
        '- Amount: **{{price}}**\n- Account: **{{account}}**\n- Transfer note: **{{paymentId}}**\n- Pay by: **{{time}}**',
        'Send exactly this amount with the order code as the transfer note. As soon as the money arrives, **{{amount}}** is in your wallet.',
        '[See how to pay]({{link}})',
      ),
    },
  },
  payment_approved: {
    preference: 'payment',
    placeholders: ['name', 'paymentId', 'amount', 'link'],
    required: ['paymentId'],
    vi: {
      subject: 'Đã nạp {{amount}} vào ví của bạn',
      body: body(
        'Chào {{name}},',
        'Chúng tôi đã nhận được tiền và coin đã vào ví của bạn:',
        '- Mã đơn: **{{paymentId}}**\n- Số coin: **{{amount}}**',
        '[Xem biên nhận]({{link}})',
      ),
    },
    en: {
      subject: '{{amount}} added to your wallet',
      body: body(
        'Hi {{name}},',
        'We have received your payment and the coins are in your wallet:',
        '- Order code: **{{paymentId}}**\n- Coins: **{{amount}}**',
        '[See the receipt]({{link}})',
      ),
    },
  },
  payment_rejected: {
    preference: 'payment',
    placeholders: ['name', 'paymentId', 'amount', 'link'],
    required: ['paymentId'],
    vi: {
      subject: 'Đơn nạp {{paymentId}} không được duyệt',
      body: body(
        'Chào {{name}},',
        'Đơn nạp sau không được duyệt nên coin chưa vào ví của bạn:',
        '- Mã đơn: **{{paymentId}}**\n- Số coin: **{{amount}}**',
        'Nếu bạn đã chuyển khoản, hãy liên hệ với chúng tôi kèm mã đơn. Chúng tôi sẽ kiểm tra lại ngay.',
        '[Xem đơn nạp]({{link}})',
      ),
    },
    en: {
      subject: 'Order {{paymentId}} was not approved',
      body: body(
        'Hi {{name}},',
        'This order was not approved, so no coins were added:',
        '- Order code: **{{paymentId}}**\n- Coins: **{{amount}}**',
        'If you have paid, contact us with the order code. We will check it right away.',
        '[See order]({{link}})',
      ),
    },
  },
  payment_reopened: {
    preference: 'payment',
    placeholders: ['name', 'paymentId', 'amount', 'link'],
    required: ['paymentId'],
    vi: {
      subject: 'Đơn nạp {{paymentId}} đã được mở lại',
      body: body(
        'Chào {{name}},',
        'Đơn nạp sau đã được mở lại và đang chờ xử lý:',
        '- Mã đơn: **{{paymentId}}**\n- Số coin: **{{amount}}**',
        'Bạn không cần làm gì thêm nếu đã chuyển khoản.',
        '[Xem đơn nạp]({{link}})',
      ),
    },
    en: {
      subject: 'Order {{paymentId}} was reopened',
      body: body(
        'Hi {{name}},',
        'This order was reopened and is being processed again:',
        '- Order code: **{{paymentId}}**\n- Coins: **{{amount}}**',
        'If you have already paid, there is nothing else to do.',
        '[See order]({{link}})',
      ),
    },
  },
  certificate_issued: {
    preference: 'system',
    placeholders: ['name', 'title', 'link'],
    required: [],
    vi: {
      subject: 'Bạn đã hoàn thành “{{title}}”',
      body: body(
        'Chào {{name}},',
        'Chúc mừng bạn đã hoàn thành “{{title}}”. Nếu thử thách có cấp chứng nhận, bạn nhận ở trang thử thách: tải PDF, chia sẻ, hoặc để người khác kiểm tra bằng mã QR.',
        '[Xem kết quả]({{link}})',
      ),
    },
    en: {
      subject: 'You have completed “{{title}}”',
      body: body(
        'Hi {{name}},',
        'Congratulations on finishing “{{title}}”. If the challenge comes with a certificate, you’ll find it on the challenge page: download the PDF, share it, or let others check it with the QR code.',
        '[See the result]({{link}})',
      ),
    },
  },
  challenge_reminder: {
    preference: 'reminder',
    placeholders: ['name', 'title', 'count', 'link'],
    required: [],
    vi: {
      subject: '“{{title}}” vẫn đợi bạn',
      body: body(
        'Chào {{name}},',
        'Bạn đã tạm dừng “{{title}}” {{count}} ngày. Mọi thứ bạn đã học vẫn còn nguyên; chỉ cần vài phút để học bài tiếp theo.',
        '[Học tiếp]({{link}})',
      ),
    },
    en: {
      subject: '“{{title}}” is still there for you',
      body: body(
        'Hi {{name}},',
        'You’ve been away from “{{title}}” for {{count}} days. Everything you’ve learned is saved; the next lesson takes only a few minutes.',
        '[Continue]({{link}})',
      ),
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

type MailPlaceholder = (typeof mailTemplates)[keyof typeof mailTemplates]['placeholders'][number];

/** For previews and test mails; the link is the site's own. */
export const mailSamples: Readonly<
  Record<Language, Readonly<Record<Exclude<MailPlaceholder, 'link'>, string>>>
> = {
  vi: {
    name: 'Nguyễn Minh Anh',
    user: 'Trần Thu Hà',
    count: '3',
    rating: '5',
    type: 'Dinh dưỡng',
    amount: '1.000 Fit Coin',
    title: 'Ăn đủ đạm mỗi ngày',
    paymentId: 'PAYFB7K2M9QX4',
    code: '482913',
    level: 'Pro',
    days: '7',
    device: 'Chrome trên Windows',
    time: '08:30, 20 thg 11, 2026',
    date: '20 thg 12, 2026',
    reason: 'Liên kết không mở được.',
    reply: 'Cảm ơn bạn đã viết.\n\nBạn mở trang Tài khoản, phần Gói của bạn là thấy ngay.',
    text: 'Đơn PAYFB7K2M9QX4 đã nhận 300.000 ₫, còn thiếu 199.000 ₫.',
    refund: '900 Fit Coin đã được hoàn lại cho bạn.',
    recording: 'Câu trả lời có giọng nói dài 2:10, mở trong ứng dụng để nghe.',
    lines: '• 2 bình luận về bài của bạn\n• 12 lượt thích bài của bạn\n• 1 người mới theo dõi bạn',
    left: '7 ngày',
    price: '99.000 ₫',
    account: 'Vietcombank 0123456789, CONG TY FITBOARD',
  },
  en: {
    name: 'Minh Anh',
    user: 'Thu Ha',
    count: '3',
    rating: '5',
    type: 'Nutrition',
    amount: '1,000 Fit Coin',
    title: 'Enough protein, every day',
    paymentId: 'PAYFB7K2M9QX4',
    code: '482913',
    level: 'Pro',
    days: '7',
    device: 'Chrome on Windows',
    time: '08:30, 20 Nov 2026',
    date: '20 Dec 2026',
    reason: 'The link does not open.',
    reply: 'Thank you for writing.\n\nOpen Account: you’ll find it under Your plan.',
    text: 'Order PAYFB7K2M9QX4 received ₫300,000; ₫199,000 still to pay.',
    refund: '900 Fit Coin has been refunded to your wallet.',
    recording: 'The reply comes with a voice message of 2:10: listen to it in the app.',
    lines: '• 2 comments on your posts\n• 12 likes on your posts\n• 1 new follower',
    left: '7 days',
    price: '₫99,000',
    account: 'Vietcombank 0123456789, FITBOARD COMPANY',
  },
};

type Phrases = Readonly<{
  freeRequest: string;
  refunded: (amount: string) => string;
  /** `length` as a clock says it: `2:10`. */
  recorded: (kind: 'AUDIO' | 'VIDEO', length: string) => string;
  /** For mails of top-up orders that were written before these places were there. */
  orderPrice: string;
  onOrderPage: string;
}>;

/** What stands in a place as a whole phrase, where a bare number would read wrong. */
export const mailPhrases: Readonly<Record<Language, Phrases>> = {
  vi: {
    freeRequest: 'đánh giá sao (yêu cầu miễn phí)',
    refunded: (amount) => `${amount} đã được hoàn lại cho bạn.`,
    recorded: (kind, length) =>
      `Câu trả lời có ${kind === 'AUDIO' ? 'giọng nói' : 'video'} dài ${length}, mở trong ứng dụng để ${kind === 'AUDIO' ? 'nghe' : 'xem'}.`,
    orderPrice: 'số tiền của đơn',
    onOrderPage: 'xem ở trang đơn nạp',
  },
  en: {
    freeRequest: 'a rating (the request is free)',
    refunded: (amount) => `${amount} has been refunded to your wallet.`,
    recorded: (kind, length) =>
      kind === 'AUDIO'
        ? `The reply comes with a voice message of ${length}: listen to it in the app.`
        : `The reply comes with a video of ${length}: watch it in the app.`,
    orderPrice: 'the amount',
    onOrderPage: 'see the order page',
  },
};
