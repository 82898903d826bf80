import type { Language } from '#core/kernel/language.ts';

const vietnamese = {
  title: 'Đi bộ buổi sáng',
  summary: 'Hai tuần tập đi bộ mỗi sáng, mỗi bài chừng mười phút.',
  mended: 'Hai tuần tập đi bộ mỗi sáng, và khi nào thì nên dừng lại.',
  description: 'Bạn cần một đôi giày êm và mười phút trước bữa sáng.',
  reason: 'Bạn thêm giúp dấu hiệu nên dừng khi thấy đau ngực nhé.',
  chapters: ['Chuẩn bị', 'Bước đi'],
  document: 'Chọn giày cho bàn chân',
  film: 'Dáng đi đúng',
  /** Of more than fifty words. */
  text:
    'Một đôi giày vừa chân quan trọng hơn mọi dụng cụ khác. Bạn thử giày vào buổi chiều, khi bàn chân đã nở ra một chút, ' +
    'mang đúng đôi tất sẽ dùng khi tập và đi một vòng trong cửa hàng. Ngón chân cái cần còn một khoảng bằng ngón tay, ' +
    'gót chân không được trượt. Nếu thấy cấn ở đâu dù chỉ một chút, bạn hãy thử đôi khác, vì sau ba cây số chỗ cấn ấy sẽ thành vết phồng.',
  question: 'Nên thử giày vào lúc nào?',
  right: 'Buổi chiều',
  wrong: 'Ngay khi thức dậy',
  explanation: 'Bàn chân nở ra trong ngày.',
  second: 'Gót chân phải thế nào?',
  secondRight: 'Không trượt',
  /** Nobody's browser may take it for more than text. */
  secondWrong: 'Trượt nhẹ <img src=x onerror=alert(1)>',
  caption: 'Mắt nhìn xa, vai thả lỏng.',
  note: 'Nhớ mua tất mới.',
};

/** What people write, in the language in which they learn. */
export type Texts = Readonly<typeof vietnamese>;

const english: Texts = {
  title: 'Morning walks',
  summary: 'Two weeks of walking each morning, ten minutes a lesson.',
  mended: 'Two weeks of walking each morning, and when to stop.',
  description: 'You need a soft pair of shoes and ten minutes before breakfast.',
  reason: 'Please add the signs of when to stop if the chest hurts.',
  chapters: ['Getting ready', 'Stepping out'],
  document: 'Shoes that fit your feet',
  film: 'How to walk upright',
  text:
    'A pair of shoes that fits matters more than any other gear. Try them on in the afternoon, when feet have grown a little, ' +
    'with the socks that you will wear, and walk once around the shop. There should be a finger of room in front of the big toe, ' +
    'and the heel must not slip. If anything presses, however little, try another pair, because after two miles it will be a blister.',
  question: 'When should you try shoes on?',
  right: 'In the afternoon',
  wrong: 'Right after waking up',
  explanation: 'Feet grow during the day.',
  second: 'What must the heel do?',
  secondRight: 'Stay in its place',
  secondWrong: 'Slip a little <img src=x onerror=alert(1)>',
  caption: 'Look far ahead, shoulders loose.',
  note: 'Remember to buy new socks.',
};

export const textsOf = (language: Language): Texts => (language === 'vi' ? vietnamese : english);
