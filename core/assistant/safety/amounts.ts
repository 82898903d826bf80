/** Ages, energies and paces in folded words: what no list of phrases can say, because the number decides. */

const numberWords: Readonly<Record<string, number>> = {
  mot: 1,
  moi: 1,
  a: 1,
  an: 1,
  one: 1,
  per: 1,
  hai: 2,
  two: 2,
  ba: 3,
  three: 3,
  bon: 4,
  four: 4,
  nam: 5,
  five: 5,
};
const numberOf = (word: string | undefined): number =>
  word === undefined ? 1 : (numberWords[word] ?? Number(word));

const adult = 18;
/** Younger ones can't have an account; smaller numbers are kilograms, minutes or years of training. */
const youngest = 8;
const isMinor = (age: number): boolean => age >= youngest && age < adult;

const ages = [
  /(?:^| )(?:em|minh|toi|chau|con|nam nay|moi|nay|be|con trai|con gai|nam|nu|gioi tinh \S+) (?:(?:la|dang|moi|nam nay|chi|hien|cung|con trai|con gai|nam|nu) ){0,3}(\d+) tuoi /g,
  /(?:^| )(\d+) tuoi (?!tap|di lam|nghe)/g,
  /(?:^| )(?:im|i am|aged|age|iam|me) (?:(?:only|just|a|now|still) )?(\d+)(?! (?:kg|g|lb|lbs|pounds|min|minutes|mins|h|hours|hour|weeks|week|days|day|months|month|reps|rep|sets|set|cm|m|km|percent|bpm|kcal|stone|th|inches|feet|times|years? (?:of|in|into|training)|\d))/g,
  /(?:^| )(\d+) (?:year old|years old|yr old|yo|y o|years of age|yrs old) /g,
];

/** A writer below eighteen. "con 15 tuổi" may be the writer or a child of theirs: both call for the same care. */
export const isMinorsAge = (words: string): boolean =>
  ages.some((pattern) => [...words.matchAll(pattern)].some(([, age]) => isMinor(Number(age))));

/** Kilocalories a day that nobody should live on, whatever the body. */
const leastEnergy = 1000;
const energy = /(?:^| )(\d+(?:\.\d+)?) kcal(?= )/g;
const isPartOfADay =
  /(?:tham hut|thieu hut|deficit|dot|tieu hao|burn|burned|burning|bua|meal|snack|bot|surplus|du|them|extra|more|giam|cut|less|fewer|trung|chuoi|chen|bat|ly|lon|goi|thanh|mieng|banh|qua|hop|slice|bar|scoop|muong|serving|100 g|session|buoi|chay|dap|boi|over|tren muc|duoi tdee|below tdee|under tdee|sang|trua|toi an|breakfast|lunch|dinner|chua|contains|has|have|co)/;
const isOfADay = /(?:ngay|day|daily|an|eat|eating|diet|nap|intake|chi|only|just|menu|thuc don|kcal \/)/;

const eatsTooLittle = (words: string): boolean =>
  [...words.matchAll(energy)].some((match) => {
    if (Number(match[1]) >= leastEnergy) return false;
    const before = words.slice(Math.max(0, match.index - 24), match.index + 1);
    const after = words.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const isPart = new RegExp(` ${isPartOfADay.source} `).test(` ${before} ${after} `);
    return !isPart && new RegExp(` ${isOfADay.source} `).test(` ${before} ${after} `);
  });

const kgPerPound = 0.4536;
const daysIn: Readonly<Record<string, number>> = {
  ngay: 1,
  day: 1,
  days: 1,
  hom: 1,
  tuan: 7,
  week: 7,
  weeks: 7,
  wk: 7,
  weekly: 7,
  thang: 30,
  month: 30,
  months: 30,
};
const times = Object.keys(daysIn).join('|');
const amount = '(\\d+(?:\\.\\d+)?) (kg|can|lb|lbs|pounds|pound)';
const count = '(?:(\\d+|mot|moi|hai|ba|bon|nam|a|an|one|two|three|four|five|per) )?';
const paces = [
  new RegExp(
    ` ${amount} (?:(?:mo|of fat|can nang|weight|trong|in|vong|moi|each|every|within|chi|after|sau|under|duoi) ){0,3}${count}(${times})(?= )`,
    'g',
  ),
];
const pacesBefore = [
  new RegExp(
    ` ${count}(${times}) (?:(?:giam|sut|xuong|mat|lose|drop|duoc|muon|la|phai|can|minh|em|to) ){0,4}${amount}(?= )`,
    'g',
  ),
];
const isLoss =
  / (?:giam|sut|xuong|mat|siet|ep|lose|losing|lost|drop|dropping|cut|cutting|shed|off|down|bay|kcal) /;
const isGain = / (?:tang|len|gain|gaining|put on|lift|nang ta|day|squat|bench|deadlift) /;
/** Kilograms a week; the rules say at most one percent of the weight, which is less for nearly everybody. */
const fastestPace = 1.5;

const isTooFast = (kilograms: number, unit: string, days: number): boolean =>
  ((kilograms * (unit.startsWith('l') || unit.startsWith('p') ? kgPerPound : 1)) / days) * 7 > fastestPace;

const losesTooFast = (words: string): boolean => {
  if (!isLoss.test(words) || (isGain.test(words) && !/ (?:giam|lose|sut|siet) /.test(words))) return false;
  return (
    paces.some((pattern) =>
      [...words.matchAll(pattern)].some(([, kilograms, unit = '', many, time = '']) =>
        isTooFast(Number(kilograms), unit, numberOf(many) * (daysIn[time] ?? 7)),
      ),
    ) ||
    pacesBefore.some((pattern) =>
      [...words.matchAll(pattern)].some(([, many, time = '', kilograms, unit = '']) =>
        isTooFast(Number(kilograms), unit, numberOf(many) * (daysIn[time] ?? 7)),
      ),
    )
  );
};

export const isDangerousDiet = (words: string): boolean =>
  / \d/.test(words) && (eatsTooLittle(words) || losesTooFast(words));
