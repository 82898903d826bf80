import { withoutOwnNames, type OwnNames } from './own-names.ts';

/** What a provider has no need to read, replaced before anything is sent. */

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** With spaces or words for its signs; its end shows that "@" is no handle. */
const looseMail =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\(a còng\))\s?[\p{L}\p{N}-]+(?:(?:\.|\s?(?:\(dot\)|\[dot\])\s?)[\p{L}\p{N}-]+)*(?:\.|\s?(?:\(dot\)|\[dot\])\s?)(?:com|vn|net|org|me|io|info|app|dev|asia|edu|gov|xyz|shop|site)(?![\p{L}\p{N}])/giu;
/** Written out, where the provider's name shows what it is. */
const spokenMail =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]+\s?(?:@|\s(?:at|a còng|a cong|acong)\s)\s?(?:gmail|yahoo|outlook|hotmail|icloud)(?:(?:\.|\s(?:chấm|cham|dot)\s)[a-z]{2,4})*(?![\p{L}\p{N}])/giu;
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:facebook|fb|zalo|instagram|tiktok|youtube|t|m)\.(?:com|me|vn|be)\/\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|vn|net|org|me|io|info|app|dev|asia|edu|gov|xyz|shop|site)(?:\/\S*)?\b/giu;
/** An address of this product without its host. */
const path =
  /(?<![\p{L}\p{N}/])\/(?:user|coach|feed|indicator|post|chat|challenge)\/[\p{L}\p{N}._~%-]+(?:\/\S*)?/giu;
/** Numbers of nine digits and more, however they are parted, and those that begin as a Vietnamese one does. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d(?:[\s.()-]{0,2}\d){8,14}(?![\p{L}\p{N}])/gu;
/** A Vietnamese mobile number, also parted by other signs, or with the letter for the digit. */
const mobile =
  /(?<![\p{L}\p{N}])(?:\(?\+?84\)?[\s.·_/–—-]{0,2}\(?0?\)?|\(?[0oO])[35789][0-9oO]\)?(?:[\s.·_/–—()-]{0,3}[0-9oO]){7}(?![\p{L}\p{N}])/gu;
const handle =
  /(?<![\p{L}\p{N}_])@(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,3}|[\p{L}\p{M}\p{N}_]+(?:[.-][\p{L}\p{M}\p{N}_]+)*)/gu;
/** "@80kg", "@RPE8" and "@70%" say how hard a set is. */
const load = /^@(?:rpe\d*|rir\d*|\d+(?:[.-]\d+)?(?:kgs?|lbs?|rm|km|m|bpm|kcal|w)?)$/iu;

/** What is looked for only where a sign of it is: most texts have none, and each search reads all of a text. */
const mailSign = /@|[([](?:at|a còng)[)\]]/iu;
const mailHost = /gmail|yahoo|outlook|hotmail|icloud/iu;

const withoutMails = (text: string): string => {
  const plain = mailSign.test(text) ? text.replace(mail, '[mail]').replace(looseMail, '[mail]') : text;
  return mailHost.test(plain) ? plain.replace(spokenMail, '[mail]') : plain;
};
const withoutHandles = (text: string): string =>
  text.includes('@') ? text.replace(handle, (typed) => (load.test(typed) ? typed : '[name]')) : text;

export const maskedText = (text: string, own: OwnNames | null): string => {
  const typed = text
    .normalize('NFC')
    // Digits of full width are those of an address or a number too.
    .replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'));
  const masked = withoutMails(typed)
    .replace(link, '[link]')
    .replace(path, '[link]')
    .replace(mobile, '[phone]')
    .replace(phone, '[phone]');
  const nameless = withoutHandles(masked);
  return own === null ? nameless : withoutOwnNames(nameless, own);
};
