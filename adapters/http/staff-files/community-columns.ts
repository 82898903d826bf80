import type { RowOf, WholeList } from './contract/staff-files.ts';
import { choice, column, id, time, type FileColumn, type Words } from './file-column.ts';

const writtenStatuses: Words = {
  PUBLISHED: { vi: 'Đang hiện', en: 'Shown' },
  HELD: { vi: 'Đang giữ lại', en: 'Held' },
  HIDDEN: { vi: 'Đã ẩn', en: 'Hidden' },
  DELETED: { vi: 'Đã xoá', en: 'Deleted' },
};
const visibilityNames: Words = {
  PUBLIC: { vi: 'Công khai', en: 'Public' },
  FOLLOWERS: { vi: 'Người theo dõi', en: 'Followers' },
  PRIVATE: { vi: 'Chỉ mình họ', en: 'Only themselves' },
};
const commentSubjects: Words = {
  FEED: { vi: 'Bài đăng', en: 'Post' },
  POST: { vi: 'Bài viết', en: 'Article' },
  LESSON: { vi: 'Bài học', en: 'Lesson' },
};
const roomTypeNames: Words = {
  ONE_TO_ONE: { vi: 'Hai người', en: 'Two people' },
  GROUP: { vi: 'Nhóm', en: 'Group' },
};
const yesNo: Words = { true: { vi: 'Có', en: 'Yes' }, false: { vi: 'Không', en: 'No' } };

type CommunityList = Extract<WholeList, 'feed-posts' | 'comments' | 'chat-rooms'>;

/** How many, when and by whom; what members wrote is in no file. */
export const communityColumns: { readonly [List in CommunityList]: readonly FileColumn<RowOf<List>>[] } = {
  'feed-posts': [
    column('Người đăng', 'Author', ({ authorName }) => authorName),
    choice('Ai thấy', 'Visible to', visibilityNames, ({ visibility }) => visibility),
    choice('Trạng thái', 'Status', writtenStatuses, ({ status }) => status),
    column('Số tệp', 'Files', ({ media }) => media),
    column('Lượt thích', 'Likes', ({ likes }) => likes),
    column('Bình luận', 'Comments', ({ comments }) => comments),
    choice('Khoá bình luận', 'Comments locked', yesNo, ({ locked }) => String(locked)),
    column('Lý do ẩn', 'Hidden because', ({ hiddenReason }) => hiddenReason),
    time('Đăng lúc', 'Posted', ({ publishedAt }) => publishedAt),
    time('Sửa lúc', 'Edited', ({ editedAt }) => editedAt),
    id(),
  ],
  comments: [
    column('Người viết', 'Author', ({ authorName }) => authorName),
    choice('Viết ở', 'Under', commentSubjects, ({ subjectType }) => subjectType),
    column('Mã nơi viết', 'Id of what it is under', ({ subjectId }) => subjectId),
    choice('Là trả lời', 'Is a reply', yesNo, ({ isReply }) => String(isReply)),
    choice('Trạng thái', 'Status', writtenStatuses, ({ status }) => status),
    column('Số trả lời', 'Replies', ({ replies }) => replies),
    column('Lý do ẩn', 'Hidden because', ({ hiddenReason }) => hiddenReason),
    time('Viết lúc', 'Written', ({ createdAt }) => createdAt),
    time('Sửa lúc', 'Edited', ({ editedAt }) => editedAt),
    id(),
  ],
  'chat-rooms': [
    column('Tên nhóm', 'Group', ({ name }) => name),
    choice('Loại', 'Type', roomTypeNames, ({ type }) => type),
    column('Chủ nhóm', 'Owner', ({ ownerName }) => ownerName),
    column('Thành viên', 'Members', ({ memberCount }) => memberCount),
    column('Tin nhắn', 'Messages', ({ messages }) => messages),
    time('Tin cuối', 'Last message', ({ lastAt }) => lastAt),
    time('Đóng lúc', 'Closed', ({ closedAt }) => closedAt),
    time('Tạo lúc', 'Opened', ({ createdAt }) => createdAt),
    id(),
  ],
};
