import { seededRoles } from '#core/access/role/role.ts';
import { systemAccounts } from '#core/money/coin/ledger.ts';
import { transactionWords } from '#core/money/coin/views/transaction-words.ts';
import { roundHalfUp } from '#core/body/indicator/display.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import { categoryLabel } from '#core/body/indicator/verdict-labels.ts';
import { inLanguage, type Language } from '#core/kernel/language.ts';
import { isMessageId, say } from '#adapters/ports/messages.ts';
import { communityColumns } from './community-columns.ts';
import type { RowOf, WholeList } from './contract/staff-files.ts';
import { choice, column, id, text, time, word, type FileColumn, type Words } from './file-column.ts';

const user = <Row extends Readonly<{ userName: string | null }>>(): FileColumn<Row> =>
  text<Row>('Người dùng', 'User')(({ userName }) => userName);
const coin = <Row extends Readonly<{ coin: string }>>(): FileColumn<Row> =>
  word('Loại coin', 'Coin', (row) => `coin.${row.coin}`);
const active = <Row extends Readonly<{ status: string }>>(): FileColumn<Row> =>
  word('Trạng thái', 'Status', ({ status }) => `active.${status}`);
const updated = <Row extends Readonly<{ updatedAt: string | null }>>(): FileColumn<Row> =>
  time('Cập nhật lúc', 'Updated', ({ updatedAt }) => updatedAt);

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const requestStatuses: Words = {
  PENDING: { vi: 'Chờ duyệt', en: 'Waiting' },
  COMPLETED: { vi: 'Đã duyệt', en: 'Approved' },
  CANCELED: { vi: 'Không duyệt', en: 'Not approved' },
};
const coinRequestKinds: Words = {
  GRANT: { vi: 'Tặng coin', en: 'Grant' },
  CORRECTION: { vi: 'Điều chỉnh', en: 'Correction' },
};
const coinRequestStatuses: Words = {
  PENDING: { vi: 'Chờ đồng nghiệp', en: 'Waits for a colleague' },
  APPROVED: { vi: 'Đã duyệt', en: 'Approved' },
  REJECTED: { vi: 'Bị từ chối', en: 'Rejected' },
};
const claimStatuses: Words = {
  PROCESSING: { vi: 'Chờ duyệt', en: 'Waiting' },
  COMPLETED: { vi: 'Đã trả coin', en: 'Paid' },
  CANCELED: { vi: 'Không được duyệt', en: 'Not approved' },
};
const reviewStatuses: Words = {
  PENDING: { vi: 'Chờ trả lời', en: 'Waiting' },
  APPROVED: { vi: 'Đã trả lời', en: 'Replied' },
  REJECTED: { vi: 'Bị từ chối', en: 'Declined' },
  CANCELED: { vi: 'Đã huỷ', en: 'Cancelled' },
};
const ratingStates: Words = {
  PENDING: { vi: 'Chờ xác nhận', en: 'Waiting' },
  APPROVED: { vi: 'Đã xác nhận', en: 'Approved' },
  HIDDEN: { vi: 'Đã ẩn', en: 'Hidden' },
};
const ratingSources: Words = {
  MEMBER: { vi: 'Thành viên', en: 'Member' },
  AUTO: { vi: 'Tự động sau 7 ngày', en: 'Automatic after 7 days' },
};
const announcementStatuses: Words = {
  SENDING: { vi: 'Đang gửi', en: 'Sending' },
  COMPLETED: { vi: 'Đã chuyển hết', en: 'All handed over' },
  STOPPED: { vi: 'Đã dừng', en: 'Stopped' },
};
const languageNames: Words = {
  vi: { vi: 'Tiếng Việt', en: 'Vietnamese' },
  en: { vi: 'Tiếng Anh', en: 'English' },
};

/** A built-in role speaks the reader's language until staff give it a name of their own. */
const roleWords = (
  part: 'name' | 'description',
  { id: role, text: own }: Readonly<{ id: string; text: string }>,
  language: Language,
) => {
  const message = `role.${role}.${part}`;
  const seeded = seededRoles.find((each) => each.id === role);
  return seeded?.[part] === own && isMessageId(message) ? say(language, message) : own;
};

const accounts: readonly string[] = ['USER', 'HELD', ...systemAccounts];

const measured = (key: IndicatorKey): FileColumn<RowOf<'indicators'>> => ({
  heading: ({ language }) => indicatorLabels[key][language],
  cell: ({ computed }, { language }) => {
    const value = computed[key]?.value ?? null;
    if (value === null || typeof value === 'object') return null;
    return typeof value === 'number' ? roundHalfUp(value, 3) : categoryLabel(key, value)[language];
  },
});

type Columns = { readonly [List in WholeList]: readonly FileColumn<RowOf<List>>[] };

/** What each list's file holds: what the console shows of a row, those columns too that are off at first, and its id. */
export const fileColumns: Columns = {
  users: [
    column('Họ và tên', 'Full name', ({ fullname }) => fullname),
    column('Email', 'Email', ({ email }) => email),
    word('Trạng thái', 'Status', ({ status }) => `user.status.${status}`),
    column('Vai trò', 'Role', ({ roleId, roleName }, { language }) =>
      roleWords('name', { id: roleId, text: roleName }, language),
    ),
    word('Cấp', 'Level', ({ level }) => `user.level.${level}`),
    word('Loại', 'Type', ({ type }) => `user.type.${type}`),
    column('Fit Coin', 'Fit Coin', ({ fitCoin }) => fitCoin),
    column('Base Coin', 'Base Coin', ({ baseCoin }) => baseCoin),
    column('Số tuần đã lưu', 'Weeks saved', ({ snapshotCount }) => snapshotCount),
    time('Tham gia', 'Joined', ({ createdAt }) => createdAt),
    column('Tên người dùng', 'Username', ({ username }) => username),
    column('Số điện thoại', 'Phone', ({ phone }) => phone),
    id(),
  ],
  roles: [
    column('Tên vai trò', 'Name', (row, { language }) =>
      roleWords('name', { id: row.id, text: row.name }, language),
    ),
    column('Mô tả', 'Description', (row, { language }) =>
      roleWords('description', { id: row.id, text: row.description }, language),
    ),
    column('Quyền', 'Rights', ({ permissions }) => permissions.length),
    column('Số người', 'People', ({ userCount }) => userCount),
    column('Nguồn gốc', 'Origin', ({ builtIn }, { language }) =>
      language === 'vi' ? (builtIn ? 'Có sẵn' : 'Tự tạo') : builtIn ? 'Built in' : 'Made by staff',
    ),
    updated(),
    id(),
  ],
  transactions: [
    time('Thời điểm', 'Time', ({ createdAt }) => createdAt),
    word('Loại giao dịch', 'Kind', ({ type, reference, amount }) =>
      transactionWords(type, reference, amount),
    ),
    user(),
    column('Số coin', 'Amount', ({ amount }) => amount),
    coin(),
    column('Số dư sau đó', 'Balance after', ({ newBalance }) => newBalance),
    word('Trạng thái', 'Status', ({ status }) => `transaction.status.${status}`),
    column('Ghi chú', 'Note', ({ note }) => note),
    column('Mã giao dịch', 'Movement id', ({ transferId }) => transferId),
    id(),
  ],
  ledger: [
    time('Thời điểm', 'Time', ({ createdAt }) => createdAt),
    word('Loại giao dịch', 'Kind', ({ reason, reference, amount }) =>
      transactionWords(reason, reference, amount),
    ),
    word('Tài khoản', 'Account', ({ account }) =>
      accounts.includes(account) ? `ledger.account.${account}` : account,
    ),
    user(),
    column('Số coin', 'Amount', ({ amount }) => amount),
    coin(),
    column('Số dư sau đó', 'Balance after', ({ balanceAfter }) => balanceAfter),
    column('Mã giao dịch', 'Movement id', ({ transferId }) => transferId),
    column('Nguồn', 'Source', ({ reference }) => reference),
    column('Ghi chú', 'Note', ({ note }) => note),
    id(),
  ],
  payments: [
    column('Mã đơn', 'Order code', ({ code }) => code),
    time('Tạo lúc', 'Ordered', ({ createdAt }) => createdAt),
    user(),
    word(
      'Gói',
      'Package',
      ({ packageId }) => `coin.package.${packageId}`,
      ({ packageId }) => packageId,
    ),
    column('Số tiền (VND)', 'Amount (VND)', ({ amountVnd }) => amountVnd),
    column('Số coin', 'Coins', ({ coins }) => coins),
    word('Trạng thái', 'Status', ({ status }) => `payment.status.${status}`),
    column('Đã nhận (VND)', 'Received (VND)', ({ receivedVnd }) => receivedVnd),
    column('Mã giao dịch ngân hàng', 'Bank reference', ({ bankCode }) => bankCode),
    id(),
  ],
  'incoming-transfers': [
    column('Nội dung', 'Description', ({ description }) => description),
    column('Số tiền (VND)', 'Amount (VND)', ({ amountVnd }) => amountVnd),
    time('Tiền về lúc', 'Arrived', ({ occurredAt }) => occurredAt),
    word('Trạng thái', 'Status', ({ status }) => `transfer.status.${status}`),
    column('Vì sao chờ', 'Why it waits', ({ waitingReason }, { language }) =>
      waitingReason === null ? null : say(language, `transfer.waitingReason.${waitingReason}`),
    ),
    column('Đơn được nhắc tới', 'Order it names', ({ suggestedPaymentCode }) => suggestedPaymentCode),
    column('Mã ngân hàng', 'Bank reference', ({ bankReference }) => bankReference),
    column('Tài khoản nhận', 'Receiving account', ({ accountNumber }) => accountNumber),
    word(
      'Nguồn',
      'Source',
      ({ source }) => `transfer.source.${source}`,
      ({ source }) => source,
    ),
    id(),
  ],
  partners: [
    column('Tên đối tác', 'Partner name', ({ name }) => name),
    active(),
    column('Số phần thưởng', 'Rewards', ({ rewardCount }) => rewardCount),
    column('Tài khoản phụ trách', 'Account in charge', ({ ownerName }) => ownerName),
    column('Trang web', 'Website', ({ url }) => url),
    updated(),
    id(),
  ],
  'partner-rewards': [
    column('Tên phần thưởng', 'Title', ({ title }, { language }) => inLanguage(title, language)),
    column('Đối tác', 'Partner', ({ partnerName }) => partnerName),
    column('Số coin', 'Coins', ({ amount }) => amount),
    coin(),
    word('Chu kỳ nhận', 'How often', ({ unit }) => `coin.unit.${unit}`),
    time('Bắt đầu', 'Starts', ({ startsAt }) => startsAt),
    time('Kết thúc', 'Ends', ({ endsAt }) => endsAt),
    column('Còn lại', 'Left', ({ stock, claimedCount }) =>
      stock === null ? null : Math.max(0, stock - claimedCount),
    ),
    column('Đã nhận', 'Claimed', ({ claimedCount }) => claimedCount),
    word('Cách xác nhận', 'Proof', ({ proof }) => `partner.proof.${proof}`),
    active(),
    id(),
  ],
  'coin-requests': [
    user(),
    choice('Loại', 'Kind', coinRequestKinds, ({ kind }) => kind),
    column('Số coin', 'Coins', ({ amount }) => amount),
    coin(),
    column('Lý do', 'Reason', ({ reason }) => reason),
    column('Người đề nghị', 'Asked by', ({ askedBy, askedByName }) => askedByName ?? askedBy),
    time('Đề nghị lúc', 'Asked', ({ createdAt }) => createdAt),
    choice('Trạng thái', 'Status', coinRequestStatuses, ({ status }) => status),
    column('Người quyết định', 'Decided by', ({ decidedBy, decidedByName }) => decidedByName ?? decidedBy),
    time('Quyết định lúc', 'Decided', ({ decidedAt }) => decidedAt),
    column('Lý do từ chối', 'Why rejected', ({ note }) => note),
    id(),
  ],
  gifts: [
    time('Tặng lúc', 'Given', ({ createdAt }) => createdAt),
    column('Người tặng', 'Giver', ({ giverName }) => giverName),
    column('Người nhận', 'Receiver', ({ receiverName }) => receiverName),
    column('Base Coin', 'Base Coin', ({ amount }) => amount),
    time('Cảm ơn lúc', 'Thanked', ({ thankedAt }) => thankedAt),
    column('Mã chuyển coin', 'Movement', ({ transferId }) => transferId),
    id(),
  ],
  promotions: [
    column('Tên', 'Title', ({ title }) => title),
    word('Loại', 'Kind', ({ kind }) => `promo.kind.${kind}`),
    column('Mã ưu đãi', 'Promo code', ({ firstCode }) => firstCode),
    column('Số mã', 'Codes', ({ codeCount }) => codeCount),
    word('Trạng thái', 'Status', ({ status }) => `promo.status.${status}`),
    time('Bắt đầu', 'From', ({ startsAt }) => startsAt),
    time('Kết thúc', 'Until', ({ endsAt }) => endsAt),
    column('Lượt dùng', 'Uses', ({ uses }) => uses),
    column('Số lượt tối đa', 'Most uses', ({ usesMax }) => usesMax),
    column('Coin đã chi', 'Coins', ({ coinsGiven }) => coinsGiven),
    id(),
  ],
  'promo-uses': [
    time('Dùng lúc', 'Used', ({ at }) => at),
    user(),
    column('Chương trình', 'Promotion', ({ title }) => title),
    column('Mã ưu đãi', 'Promo code', ({ code }) => code),
    word('Loại', 'Kind', ({ kind }) => `promo.kind.${kind}`),
    column('Số coin', 'Coins', ({ coins }) => coins),
    column('Đơn nạp', 'Order', ({ paymentCode }) => paymentCode),
    id(),
  ],
  'partner-claims': [
    column('Phần thưởng', 'Reward', ({ rewardTitle }, { language }) => inLanguage(rewardTitle, language)),
    time('Gửi lúc', 'Sent', ({ at }) => at),
    user(),
    column('Đối tác', 'Partner', ({ partnerName }) => partnerName),
    column('Số coin', 'Coins', ({ amount }) => amount),
    coin(),
    choice('Trạng thái', 'Status', claimStatuses, ({ status }) => status),
    time('Duyệt lúc', 'Decided', ({ decidedAt }) => decidedAt),
    id(),
  ],
  products: [
    column('Tên sản phẩm', 'Title', ({ title }, { language }) => inLanguage(title, language)),
    active(),
    column('Giá (Fit Coin)', 'Price (Fit Coin)', ({ priceFitCoin }) => priceFitCoin),
    column('Kho', 'Stock', ({ stock }) => stock),
    column('Đường dẫn', 'Address', ({ slug }) => slug),
    updated(),
    id(),
  ],
  orders: [
    column('Sản phẩm', 'Product', ({ productTitle }, { language }) => inLanguage(productTitle, language)),
    time('Đặt lúc', 'Ordered', ({ createdAt }) => createdAt),
    user(),
    column('Số lượng', 'Quantity', ({ quantity }) => quantity),
    column('Tổng cộng (Fit Coin)', 'Total (Fit Coin)', ({ total }) => total),
    word('Trạng thái', 'Status', ({ status }) => `order.status.${status}`),
    updated(),
    id(),
  ],
  'coach-requests': [
    user(),
    column('Liên kết giới thiệu', 'Link to their work', ({ link }) => link),
    time('Tham gia từ', 'Member since', ({ memberSince }) => memberSince),
    time('Gửi lúc', 'Sent', ({ createdAt }) => createdAt),
    choice('Trạng thái', 'Status', requestStatuses, ({ status }) => status),
    time('Quyết định lúc', 'Decided', ({ decidedAt }) => decidedAt),
    id(),
  ],
  specializations: [
    column('Chuyên môn', 'Specialization', ({ label }, { language }) => inLanguage(label, language)),
    column('Mô tả', 'Description', ({ description }, { language }) => inLanguage(description, language)),
    column('Trang giới thiệu', 'Information page', ({ infoUrl }) => infoUrl),
    active(),
    updated(),
    column('Mã', 'Id', ({ type }) => type),
  ],
  'specialization-requests': [
    column('Huấn luyện viên', 'Coach', ({ userName }) => userName),
    column('Chuyên môn', 'Specialization', ({ label }, { language }) => inLanguage(label, language)),
    time('Gửi lúc', 'Sent', ({ createdAt }) => createdAt),
    column('Đơn vị cấp', 'Issuer', ({ evidence }) => evidence.issuer),
    column('Số tệp', 'Files', ({ evidence }) => evidence.fileCount),
    column('Hết hạn', 'Expires', ({ evidence }) => evidence.expiresAt),
    column('Phí (Fit Coin)', 'Fee (Fit Coin)', ({ fee }) => fee),
    choice(
      'Trạng thái',
      'Status',
      { ...requestStatuses, EXPIRED: { vi: 'Đã hết hạn', en: 'Expired' } },
      ({ status, expired }) => (expired ? 'EXPIRED' : status),
    ),
    time('Quyết định lúc', 'Decided', ({ decidedAt }) => decidedAt),
    id(),
  ],
  reviews: [
    column('Thành viên', 'Member', ({ memberName }) => memberName),
    column('Huấn luyện viên', 'Coach', ({ coachName }) => coachName),
    choice('Trạng thái', 'Status', reviewStatuses, ({ status }) => status),
    word('Nội dung hỏi', 'Asked about', ({ type }) => `review.type.${type}`),
    column('Tuần', 'Week', ({ week }) => week),
    time('Gửi lúc', 'Sent', ({ requestedAt }) => requestedAt),
    time('Hạn trả lời', 'Answer due', ({ answerDueAt, status }) =>
      status === 'PENDING' ? answerDueAt : null,
    ),
    column('Giá (Fit Coin)', 'Price (Fit Coin)', ({ price }) => price),
    column('Phí nền tảng', 'Platform fee', ({ fee }) => fee),
    column('Số sao', 'Stars', ({ stars }) => stars),
    time('Trả coin lúc', 'Released', ({ releasedAt }) => releasedAt),
    id(),
  ],
  ratings: [
    column('Huấn luyện viên', 'Coach', ({ coachName }) => coachName),
    column('Số sao', 'Stars', ({ stars }) => stars),
    column('Nhận xét', 'Comment', ({ content }) => content),
    column('Thành viên', 'Member', ({ memberName }) => memberName),
    choice('Trạng thái', 'Status', ratingStates, ({ status, hiddenAt }) =>
      hiddenAt === null ? status : 'HIDDEN',
    ),
    column('Báo cáo', 'Reports', ({ reports }) => reports),
    choice('Người chấm', 'Given by', ratingSources, ({ source }) => source),
    time('Chấm lúc', 'Rated', ({ createdAt }) => createdAt),
    id(),
  ],
  indicators: [
    column('Tuần', 'Week', ({ weekStart }) => weekStart),
    user(),
    {
      heading: ({ language }) => `${fieldLabels.weight[language]} (kg)`,
      cell: ({ body }) => {
        const weight: unknown = Reflect.get(Object(body), 'weight');
        return typeof weight === 'number' ? weight : null;
      },
    },
    ...(['bmi', 'bmiCategory', 'bodyFatPercent', 'bodyFatCategory', 'tdee'] as const).map(measured),
    updated(),
    id(),
  ],
  ...communityColumns,
  media: [
    column('Tên tệp', 'Name', ({ name }) => name),
    word('Loại', 'Type', ({ type }) => `media.type.${type}`),
    word('Mục đích', 'Purpose', ({ purpose }) => `media.purpose.${purpose}`),
    column('Dung lượng (byte)', 'Size (bytes)', ({ size }) => size),
    column('Thời lượng (giây)', 'Length (seconds)', ({ duration }) => duration),
    column('Số nơi dùng', 'Uses', ({ uses }) => uses),
    column('Thư mục', 'Folder', ({ folderName }) => folderName),
    column('Chủ sở hữu', 'Owner', ({ ownerName }) => ownerName),
    word('Nơi lưu', 'Kept', ({ source }) => `media.source.${source}`),
    time('Tạo lúc', 'Added', ({ createdAt }) => createdAt),
    time('Xoá lúc', 'Deleted', ({ deletedAt }) => deletedAt),
    id(),
  ],
  notifications: [
    column('Thông báo', 'Notification', ({ title }) => title),
    user(),
    column('Nội dung', 'Text', ({ body }) => body),
    word(
      'Nhóm',
      'Category',
      ({ category }) => `notification.category.${category}`,
      ({ category }) => category,
    ),
    column('Số lần gộp', 'Grouped', ({ count }) => count),
    column('Trạng thái', 'Status', ({ read }, { language }) =>
      language === 'vi' ? (read ? 'Đã đọc' : 'Chưa đọc') : read ? 'Read' : 'Unread',
    ),
    time('Thời điểm', 'Time', ({ createdAt }) => createdAt),
    id(),
  ],
  emails: [
    column('Tiêu đề email', 'Subject', (row, { language }) => row[language].subject),
    choice('Trạng thái', 'Status', announcementStatuses, ({ status }) => status),
    column('Đã gửi', 'Sent', ({ sent }) => sent),
    column('Tổng số người nhận', 'Receivers', ({ total }) => total),
    column('Gửi lỗi', 'Failed', ({ failed }) => failed),
    column('Người gửi', 'Sent by', ({ createdByName }) => createdByName),
    time('Gửi lúc', 'Sent at', ({ createdAt }) => createdAt),
    time('Xong lúc', 'Finished', ({ finishedAt }) => finishedAt),
    id(),
  ],
  'email-templates': [
    column('Mẫu email', 'Email template', (row) => row.id),
    column('Tiêu đề email', 'Subject', (row, { language }) => row[language].subject),
    column('Nội dung', 'Text', ({ isChanged }, { language }) =>
      language === 'vi' ? (isChanged ? 'Đã sửa' : 'Nội dung gốc') : isChanged ? 'Changed' : 'Original text',
    ),
    updated(),
  ],
  'email-log': [
    column('Mẫu email', 'Email template', ({ template }) => template),
    column('Người nhận', 'To', ({ to }) => to),
    word('Trạng thái', 'Status', ({ status }) => `mail.status.${status}`),
    choice('Ngôn ngữ', 'Language', languageNames, ({ language }) => language),
    column('Số lần thử', 'Attempts', ({ attempts }) => attempts),
    time('Tạo lúc', 'Created', ({ createdAt }) => createdAt),
    time('Gửi lúc', 'Sent', ({ sentAt }) => sentAt),
    id(),
  ],
  // Names of actions stay as the log keeps them: a machine that reads the file finds the same in every language.
  'audit-log': [
    time('Lúc', 'At', ({ at }) => at),
    column('Người thực hiện', 'Done by', ({ actor, actorName }) => actorName ?? actor),
    column('Thao tác', 'Action', ({ action }) => action),
    column('Đối tượng', 'Target', ({ targetType }) => targetType),
    column('Mã đối tượng', 'Target id', ({ targetId }) => targetId),
    column('Trước', 'Before', ({ before }) => written(before)),
    column('Sau', 'After', ({ after: next }) => written(next)),
    column('Lý do', 'Reason', ({ reason }) => reason),
    id(),
  ],
};
