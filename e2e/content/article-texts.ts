import type { Language } from '#core/kernel/language.ts';

const vietnamese = {
  title: 'Giảm cân bằng bữa sáng đủ đạm',
  /** As it is typed in a hurry; without marks where the language has them. */
  search: 'giam can bua sang',
  slug: 'giam-can-bang-bua-sang-du-dam',
  description: 'Ba bữa sáng dễ nấu, no đến trưa.',
  mended: 'Ba bữa sáng dễ nấu, no đến trưa, và nguồn của từng con số.',
  tags: 'Giảm cân, Bữa sáng',
  tag: '#Bữa sáng',
  alt: 'Một bát cháo yến mạch với trứng',
  reason: 'Bạn thêm giúp nguồn cho con số ở đoạn hai nhé.',
  /** Of more than 300 characters. */
  text:
    'Bữa sáng có đạm giúp bạn no lâu hơn và bớt ăn vặt trước bữa trưa. Hai quả trứng với một lát bánh mì đen là đủ cho một ' +
    'buổi sáng bình thường. Hôm nào tập sớm, bạn ăn trước một quả chuối, sau buổi tập mới ăn bữa chính. Đừng bỏ bữa để bù cho ' +
    'tối hôm trước, vì đến trưa bạn sẽ ăn nhiều hơn. Hãy cân mỗi tuần một lần, vào cùng một giờ, và nhìn đường đi của cả tháng.',
  begun: 'Mình viết câu đầu tiên, rồi câu thứ hai.',
  unsent: 'Câu này còn dang dở thì',
  elsewhere: 'Cửa sổ thứ hai viết một câu khác hẳn.',
};

/** What people write, in the language in which they read. */
export type ArticleTexts = Readonly<typeof vietnamese>;

const english: ArticleTexts = {
  title: 'Losing weight with a café breakfast',
  search: 'cafe breakfast',
  slug: 'losing-weight-with-a-cafe-breakfast',
  description: 'Three easy breakfasts that last until noon.',
  mended: 'Three easy breakfasts that last until noon, and where each figure comes from.',
  tags: 'Losing weight, Breakfast',
  tag: '#Breakfast',
  alt: 'A bowl of oats with an egg',
  reason: 'Please add a source for the figure in the second part.',
  text:
    'A breakfast with protein keeps you full for longer, and away from snacks before lunch. Two eggs and a slice of rye bread are ' +
    'enough for a usual morning. When you train early, have a banana before and the meal after it. Do not skip it to make up for ' +
    'the evening before, because at noon you would eat more. Weigh yourself once a week at the same hour, and look at the whole month.',
  begun: 'I write the first sentence, and then the second one.',
  unsent: 'This sentence is not done, because',
  elsewhere: 'The second window writes quite another sentence.',
};

export const articleTexts = (language: Language): ArticleTexts => (language === 'vi' ? vietnamese : english);
