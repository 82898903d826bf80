import { energyFloorOf } from '../safety/energy-floor.ts';
import { namesAllergen } from '../fact-sheet/allergens.ts';
import type { Fact, FactSheet } from '../fact-sheet/fact.ts';
import { isBodyNumber } from '../fact-sheet/limits.ts';
import type { Finding } from '../finding/finding.ts';
import { asWords } from './category-words.ts';
import { factMark } from './cited-text.ts';

/** What the limits of a member forbid, however it is worded. */

const losing =
  / (?:giam can|giam mo|xuong can|ha can|ep can|siet can|siet mo|siet|sut can|bot can|giam ky|giam bot can|dot mo|an it|an it hon|it an|bot an|an bot|cat giam|cat bot|giam khau phan|giam calo|giam nang luong|giam tinh bot|giam luong an|tham hut|thieu hut|nhin|nhin an|nhin doi|bo bua|bo bot bua|kieng|kieng khem|an kieng|keto|low carb|lose weight|losing weight|lose fat|losing fat|weight loss|fat loss|burn fat|burning fat|lose some|slim down|slimming|shed|cut calories|cut back|cut down|cutting|cut carbs|cut fat|fewer calories|eat less|eating less|eat smaller|smaller portions|reduce portions|reduce calories|reduce your calories|reduce intake|less food|deficit|skip meals|skip a meal|skipping meals|skip breakfast|skip dinner|fasting|to fast|a fast|fast for|diet|dieting|lower your weight|lower weight|drop weight|bring your weight down|reduce your weight|reduce weight|get leaner|leaner)(?= )/g;
const straining = new RegExp(
  ` (?:gang suc|toi da(?! (?:${factMark}|nen|la|khoang|moi|chi))|het suc|het cong suc|nuoc rut|chay nuoc rut|bien toc|cuong do cao|ta nang|tap nang|nang ta nang|hiit|tabata|crossfit|vuot nguong|den kiet suc|that bai co|sprint|sprints|sprinting|all out|maximal|maximum effort|max effort|max out|one rep max|to failure|high intensity|intervals|interval training|heavy|as hard as|push yourself|flat out|vigorous|hard training|train hard|train harder)(?= )`,
  'g',
);
const eating =
  / (?:an|nap|nap vao|muc an|khau phan|calo|nang luong nap|thuc don|eat|eating|intake|aim for|consume|calories|diet|target of)(?= )/;
const dosing =
  / (?:lieu|lieu luong|vien|ong tiem|mui tiem|muong|thia|mg|mcg|iu|dose|doses|dosage|pill|pills|tablet|tablets|capsule|capsules|scoop|scoops|teaspoon|tablespoon|thuoc giam|thuoc bo|uong thuoc|supplement with|injection|inject)(?= )/;
/** "Không giảm cân": only right before the words, and only where a rule of care is cited. */
const notNow =
  / (?:khong|dung|chua nen|khong nen|khong duoc|tranh|do not|dont|not|never|no|avoid|without|stop)(?: (?:nen|duoc|try to|tap|lam|co|any|the|lam bai|bai))? $| (?:truoc khi|before)(?: \S+){0,2} $/;
const turnsAround = / (?:sai|nham|nhung|neu khong|tuy nhien|wrong|mistake|but|unless|however|although)(?= )/;

const isForbidden = (said: string, forbidden: RegExp, findings: readonly Finding[]): boolean => {
  const isCare = findings.some(({ severity }) => severity === 'STOP' || severity === 'WARN');
  return [...said.matchAll(forbidden)].some(
    ({ index }) => !(isCare && notNow.test(`${said.slice(0, index)} `) && !turnsAround.test(said)),
  );
};

const bodyUnits = /(?:\d\s*(?:kg|lb|cm|in|ft|kcal)(?![\p{L}])|kg\/m²|cm²)/u;

const printsBodyNumber = ({ metric, text }: Fact): boolean =>
  isBodyNumber(metric) || bodyUnits.test(text.vi) || bodyUnits.test(text.en);

type Said = Readonly<{
  words: string;
  cited: readonly Fact[];
  findings: readonly Finding[];
  sheet: FactSheet;
}>;
export type LimitReason = 'LIMIT' | 'ALLERGEN' | 'DOSE' | 'ENERGY';

export const brokenLimit = ({ words, cited, findings, sheet }: Said): LimitReason | null => {
  const { limits, allergies } = sheet;
  const said = asWords(words);
  const isEatingEnough = limits.some(
    (limit) => limit === 'NO_DEFICIT' || limit === 'MINOR' || limit === 'PREGNANT',
  );
  if (isEatingEnough && isForbidden(said, losing, findings)) return 'LIMIT';
  const isCareful = limits.includes('CAUTION') || limits.includes('PREGNANT');
  if (isCareful && isForbidden(said, straining, findings)) return 'LIMIT';
  // The zone of the sheet ends where care asks; the maximum is no number to train by.
  if (limits.includes('CAUTION') && cited.some(({ metric }) => metric === 'maxHeartRate')) return 'LIMIT';
  if (limits.includes('NO_NUMBERS') && cited.some(printsBodyNumber)) return 'LIMIT';
  if (namesAllergen(words, allergies)) return 'ALLERGEN';
  if (dosing.test(said)) return 'DOSE';
  const isLowEnergy = (fact: Fact) =>
    typeof fact.value === 'number' && /kcal/i.test(fact.text.vi) && fact.value < energyFloorOf(sheet) - 0.5;
  if (eating.test(said) && cited.some(isLowEnergy)) return 'ENERGY';
  return null;
};
