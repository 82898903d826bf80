/** What only the text as it was typed shows: capitals, colons, brackets. */

const rolesAndTags =
  /(?:^|[\n\r)\]}"'“>.;-]|\s{2,})\s*(?:system|assistant|developer|hệ thống|he thong)\s*(?::|>>|\])|<\/?\s*(?:data|system|s|im_start|im_end|inst|\|im_start\||\|im_end\|)\s*>|\[\/?inst\]|<\|[a-z_]+\|>|###\s*(?:system|instruction)/iu;

/** An instruction in a place of data: a role, a tag of templates. */
export const isInjected = (text: string): boolean => rolesAndTags.test(text.normalize('NFKC'));

/** Words that begin sentences with a capital and are no names. */
const noNames = new Set(
  'cân vòng mức mỡ người your my mình tôi tui em anh chị bạn hôm tuần tháng sao vì tại nếu khi bài tập một con cái những các ai cho hỏi theo với đồ tạ bmi tdee bmr ffmi what how does do is my the a an it you i why when if plate barbell dumbbell food'.split(
    ' ',
  ),
);
const name = String.raw`\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,3}`;
const asksInVietnamese = new RegExp(
  String.raw`(?:^|[\s,.;:!?])(${name})\s+(?:(?:nặng|nang|cao|bmi|BMI|eo|mỡ|mo)\s+(?:là |la )?(?:bao nhiêu|bao nhieu|mấy|may|nhiêu|nhieu)|bao nhiêu (?:tuổi|kg|ký|cân)|mấy (?:tuổi|ký|cân))`,
  'gu',
);
const asksInEnglish = new RegExp(
  String.raw`(?:does|is|are|about|of|has|did|how (?:heavy|tall|old) is)\s+(${name})(?:['’]s)?\s+(?:weigh|weight|tall|old|heavy|bmi|BMI|eat|lift|weighing|body fat)|(${name})['’]s\s+(?:weight|BMI|bmi|waist|age|height|profile|photos|body fat|phone)`,
  'gu',
);
const ofSomeone = new RegExp(
  String.raw`(?:cân nặng|can nang|chiều cao|chieu cao|bmi|BMI|số đo|so do|hồ sơ|ho so|ảnh|anh)\s+(?:của|cua)\s+(${name})|(?:weight|BMI|bmi|waist|profile|photos|phone) of (${name})`,
  'gu',
);

/** "Minh Anh nặng bao nhiêu": only the capitals show that it is a name and not "mình". */
export const asksAboutAName = (text: string): boolean =>
  [asksInVietnamese, asksInEnglish, ofSomeone].some((pattern) =>
    [...text.normalize('NFC').matchAll(pattern)].some(([, one, other]) => {
      const [first = '', ...rest] = (one ?? other ?? '').toLowerCase().split(/\s/);
      return rest.length > 0 || !noNames.has(first);
    }),
  );
