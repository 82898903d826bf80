import type { Language } from '#core/kernel/language.ts';

/** Whether words are of the language asked for, and of no other. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  vi: set(
    'bạn của và là có không nên để cho với trong một các những này đó thì mà được đã đang sẽ hãy khi nếu vì từ đến ở ra vào lên xuống rất hơn cũng còn chỉ mỗi ngày tuần tháng tập ăn ngủ uống đi giữ thêm đủ ít nhiều sức khoẻ khỏe cơ thể cân nặng vòng eo mức so số đo tốt đạm bữa buổi giờ hỏi bác sĩ thử tiếp nhé mình cần vẫn theo trước sau dần đều mục tiêu bước tăng giảm về qua bằng như hoặc rau nước chất nghỉ chạy bộ mạnh nhịp tim lúc hiện gần khá đang',
  ),
  en: set(
    'the a an and or of to in on at for with your you is are was were be been it its this that these those as by from not no do does have has had can will should would if when while so but than then more less most keep try make take get go about into over under after before up down out well good week day sleep eat train training walk walking protein weight waist strength body heart rate doctor ask goal step next still only also each every all any there here what how which better start stay near below above between enough rest water food meals measure again slowly now since last time times please care lose together see faster slower usual hard medical progress other others fast minutes hours days weeks every month eat eating movement move moves help helps steady small regular',
  ),
};

const vietnameseLetter = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu;
/** Only Vietnamese has these; French and others share the rest. */
const vietnameseOnly = /[ăđơưảãạằẳẵắặầẩẫấậẻẽẹềểễếệỉĩịỏõọồổỗốộờởỡớợủũụừửữứựỷỹỵ]/iu;
const unmarkedVietnamese = set(
  'ban cua khong duoc nen hay va voi cho ngay tuan can nang an uong tap ngu giam tang dang nhung mot cac neu them vong giu muc',
);
/** Words that read alike in both are no sign of either. */
const shared = set('to an so can in on do at no hay van me la the ban cho nang');
const names = set(
  'bmi bmr tdee ffmi who vo max squat cardio keto dash nice kcal protein whey coach plank burpee',
);

export const isInLanguage = (words: string, language: Language): boolean => {
  const all = (
    words
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu) ?? []
  ).filter((word) => !names.has(word));
  if (all.some((word) => /[^\p{Script=Latin}\p{M}'’]/u.test(word))) return false;
  if (all.length === 0) return true;
  const other: Language = language === 'vi' ? 'en' : 'vi';
  const own = all.filter((word) => common[language].has(word)).length;
  const foreign = all.filter(
    (word) => common[other].has(word) && !common[language].has(word) && !shared.has(word),
  ).length;
  if (language === 'en') {
    const unmarked = all.filter((word) => unmarkedVietnamese.has(word) && !common.en.has(word)).length;
    return (
      !all.some((word) => vietnameseLetter.test(word)) &&
      unmarked < 2 &&
      foreign === 0 &&
      (all.length < 4 || own / all.length >= 0.2)
    );
  }
  const marked = all.filter((word) => vietnameseLetter.test(word)).length;
  const sure = all.filter((word) => vietnameseOnly.test(word)).length;
  return (
    foreign < 2 && (all.length < 3 || (marked / all.length >= 0.35 && sure > 0 && own / all.length >= 0.15))
  );
};
