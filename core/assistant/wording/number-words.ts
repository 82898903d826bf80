import { fold } from '#core/kernel/text/text.ts';

/** Numbers in any writing: a model prints none of its own. */

const vietnameseUnit =
  'kg|ký|kí|cân|lạng|gam|gram|lít|phút|giờ|tiếng|giây|ngày|tuần|tháng|buổi|bữa|lần|cái|hiệp|hiệp tập|cm|phân|mét|km|cây số|điểm|phần|phần trăm|nửa|trăm|nghìn|ngàn|triệu|mươi|chục|tỷ|kcal|calo|ly|chén|bát|quả|trái|viên|muỗng|thìa|bậc|mức|năm|tuổi';
const end = '(?![\\p{L}\\p{N}])';
const start = '(?<![\\p{L}\\p{N}])';

const vietnamese = new RegExp(
  [
    `${start}(?:bốn|sáu|bảy|bẩy|tám|mười|mươi|mốt|nhăm|chục|trăm|nghìn|ngàn|triệu|rưỡi|rưởi|nửa|phân nửa|gấp đôi|gấp ba|nhân đôi|phần trăm|số không)${end}`,
    `${start}(?:tỷ|tỉ) (?!lệ|mỉ)`,
    `(?<!(?:nấu|ăn|làm|luộc|hấp|nướng|xào)\\s)${start}chín${end}(?! chắn| muồi)`,
    `(?<!cả\\s)${start}hai${end}`,
    `${start}ba${end}(?! lô| mẹ| má| chỉ)`,
    `${start}(?:một|năm|đôi|vài|dăm|mấy|ba|hai|nhiêu) (?:${vietnameseUnit})${end}`,
    `(?<!(?:mỗi|hằng|hàng|trong|cả|quanh|nhiều|những|các|suốt|qua|cuối|đầu|giữa)\\s)${start}năm${end}(?! (?:nay|ngoái|mới|sau|tới|trước))`,
    `${start}(?:thứ|tháng|phần|ngày|mùng|mồng|quý) (?:hai|ba|tư|năm|sáu|bảy|tám|chín|mười|một|giêng|chạp|nhất)${end}`,
    `${start}(?:chủ nhật|mùng|mồng)${end}`,
  ].join('|'),
  'iu',
);

const englishUnit =
  'kg|kilo|kilos|kilogram|pound|lb|stone|gram|week|day|hour|minute|second|time|meal|set|rep|session|percent|cm|centimetre|centimeter|inch|month|year|point|level|mile|kilometre|kilometer|glass|cup|litre|liter|hundred|thousand';
const english = new RegExp(
  [
    `${start}(?:zero|nil|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|halved?|halving|quarters?|thirds?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twice|thrice|doubled?|doubling|tripled?|quadrupled?|twofold|threefold|tenfold|percent|per cent|fortnight|decades?|couple)${end}`,
    `${start}one (?:${englishUnit})s?${end}`,
    `${start}an? (?:kilo|kilogram|pound|stone|hundred|thousand|pair|few (?:${englishUnit})s?)${end}`,
    `${start}(?:january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)${end}`,
  ].join('|'),
  'iu',
);

/** Vietnamese numbers without their marks, where two of them together can be nothing else. */
const unmarked =
  /(?:^| )(?:(?:mot|hai|ba|bon|nam|sau|bay|tam|chin) (?:muoi|tram|nghin|ngan|chuc|trieu|ruoi|phay)|muoi (?:mot|hai|ba|bon|lam|nam|sau|bay|tam|chin)|(?:bon|nam|sau|bay|tam|chin|muoi|hai|ba) (?:kg|ky|can|cm|kcal|phan tram)) /;

/** A unit without a value before it: the value was left out or spelled in a way of its own. */
const bareUnit =
  /(?<![\p{L}\p{N}])(?:kg|kcal|cm|mm|km|ml|mg|mcg|lbs?|bpm|mmhg|kilograms?|kilos?|pounds?)(?![\p{L}\p{N}])/iu;
const roman = /(?<![\p{L}\p{N}])[IVXLCDM]{2,}(?![\p{L}\p{N}])/u;
/** VO₂max is a name. */
const names = /VO[₂2]\s?max/giu;

export const holdsNumber = (words: string): boolean => {
  const bare = words.replace(names, ' ');
  return (
    /[\p{N}%‰‱°]/u.test(bare) ||
    vietnamese.test(bare) ||
    english.test(bare) ||
    bareUnit.test(bare) ||
    roman.test(bare) ||
    unmarked.test(` ${(fold(bare).match(/[\p{L}]+/gu) ?? []).join(' ')} `)
  );
};
