import { fold, normalize } from '#core/kernel/text/text.ts';
import { displayName, type Person } from './person.ts';

/** Longer than this no heading of a phone greets well. */
export const longestGreetingName = 24;

const table = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Vietnamese family names, folded. Most of those who write their name the English way write it without marks.
 * Those of `alsoGiven` are syllables of given names as often: alone at the front of two words they say nothing.
 */
const familyNames = table(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh doan trinh truong dao mai lam luong cao ' +
    'chau ta ha thai quach luu kieu nghiem tong to van tang quan khuc kim la ma mac mach my nong phung tieu trieu trang ' +
    'tu ung vi vuong an bach banh be chu chung cu cung dam danh diep giang giap han khong la lai lo lu luc ngu nhan ninh ' +
    'on phi phu thach than thieu thoi tiet ton trac vien vinh xa y au cam che doi dong dau hua hy khau khuong lieu luyen',
);
const alsoGiven = table(
  'hoang vu duong ly dinh mai lam luong cao chau ha thai kieu van tang quan kim la my trang tu vi vuong an bach chu chung ' +
    'cung dam danh diep giang han khong lai luc nhan ninh phi phu thach than thieu vien vinh y cam dong lieu luyen dao to tong',
);
/** Words of given names without a mark of their own: with nothing else in a name they still say whose it is. */
const plainGiven = table(
  'anh bao binh chi dan dung duc duy giang ha hai hang hanh hien hieu hoa hoai hong hue hung huong huy khanh khoa lan linh ' +
    'loan long mai minh my nam nga ngan ngoc nhi nhu nhung oanh phong phuc phuong quang quoc quyen quynh son tam thanh thao ' +
    'thi thu thuy tien toan trung tuan tuyet uyen van viet xuan yen',
);
/** What can't be a given name: two of them at the front are the names of both parents. */
const onlyFamily = (word: string): boolean => familyNames.has(word) && !alsoGiven.has(word);

/** Family names of more than one word, the longest first. */
const longFamilyNames: readonly (readonly string[])[] = [
  ['cong', 'tang', 'ton', 'nu'],
  ['cong', 'huyen', 'ton', 'nu'],
  ['huyen', 'ton', 'nu'],
  ['ton', 'nu'],
  ['ton', 'that'],
  ['au', 'duong'],
];

/** Words between family and given name that are no part of what a person is called by. */
const middleNames = table('văn van thị thi hữu huu đình dinh bá viết doãn doan sỹ sy nữ');

/** Given names of two words are said with both; more are middle names of the family. */
const mostGivenWords = 2;

const vietnameseMarks = /[ăđơưĂĐƠƯ\u1EA0-\u1EF9]/u;
const latinWord = /^[\p{Script=Latin}\p{M}'’.-]+$/u;
const titles = table('dr dr. mr mr. mrs mrs. ms ms. prof prof. coach hlv pt bs ths ts thầy cô');

const familyLength = (folded: readonly string[]): number => {
  const long = longFamilyNames.find((name) => name.every((word, index) => folded[index] === word));
  if (long !== undefined) return long.length;
  if (!familyNames.has(folded[0] ?? '')) return 0;
  // "Hà My" may be the whole given name; "Trần My" is not.
  return folded.length === 2 && alsoGiven.has(folded[0] ?? '') ? 0 : 1;
};

/** Behind the family name: the last two words, without the middle names that only say son or daughter. */
const vietnameseGiven = (words: readonly string[], family: number): string => {
  const given = words.slice(family).slice(-mostGivenWords);
  const first = (given[0] ?? '').toLowerCase();
  const isBesideGiven = given.length === mostGivenWords && words.length > mostGivenWords;
  const isMiddle = isBesideGiven && (middleNames.has(first) || onlyFamily(fold(first)));
  return (isMiddle ? given.slice(1) : given).join(' ');
};

const givenOf = (name: string): string => {
  const words = name.split(' ');
  const folded = words.map(fold);
  if (words.length < 2 || !words.every((word) => latinWord.test(word))) return name;
  if (titles.has((words[0] ?? '').toLowerCase())) return name;
  const family = familyLength(folded);
  if (family > 0 && family < words.length) return vietnameseGiven(words, family);
  // The family name last, as people write it abroad: "Minh Anh Nguyen".
  if (onlyFamily(folded.at(-1) ?? '')) return words.slice(0, -1).slice(-mostGivenWords).join(' ');
  if (vietnameseMarks.test(name)) return words.slice(-mostGivenWords).join(' ');
  // No mark and no family name: such as "Minh Anh" or "Ha My".
  const isVietnamese = folded.every((word) => plainGiven.has(word) || familyNames.has(word));
  return isVietnamese ? words.slice(-mostGivenWords).join(' ') : (words[0] ?? name);
};

/**
 * How people say a name when they greet: "Minh Anh" of Nguyễn Minh Anh, "Đức" of Lê Văn Đức, "Grace" of Grace Hopper.
 * Never one syllable of a given name that has two. Null when nothing short enough is left: then greet without a name.
 */
export const greetingName = (displayName: string): string | null => {
  const name = normalize(displayName).replaceAll(/\s+/gu, ' ').trim();
  const given = givenOf(name);
  return given === '' || given.length > longestGreetingName ? null : given;
};

/** The same for the place of a name in a mail; empty where it greets without one. */
export const greetedAs = (person: Pick<Person, 'fullname' | 'username'>): string =>
  greetingName(displayName(person)) ?? '';
