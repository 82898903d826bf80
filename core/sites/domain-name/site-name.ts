import { DomainError, fieldError, type ErrorCode } from '#core/kernel/domain-error.ts';
import { reservedNames } from './reserved-names.ts';

/** A label of the platform's own zone: letters without marks, digits and single hyphens, 3 to 20 characters. */
const shape = /^[a-z][a-z0-9-]{1,18}[a-z0-9]$/;
/** Why a name can't be had. */
export const nameProblems = [
  'domain.required',
  'domain.length',
  'domain.starts_with_letter',
  'domain.invalid',
  'domain.reserved',
  'domain.exists',
] as const satisfies readonly ErrorCode[];
export type NameProblem = (typeof nameProblems)[number];

export const siteNameMin = 3;
export const siteNameMax = 20;
const mostSuggestions = 5;

const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
];

/** What a hurried eye makes of a name: `adm1n`, `ad-min` and `adrnin` read alike. */
export const skeletonOf = (name: string): string =>
  lookalikes.reduce((text, [seen, read]) => text.replace(seen, read), name.toLowerCase());

/** Names that staff keep, beside those of the list: apart by spaces or commas, as they are typed into the settings. */
export const readReserved = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter(Boolean);

export type NameRules = Readonly<{
  /** The platform's own name: what contains it is for staff to give. */
  brand: string;
  /** The setting `reservedNames`. */
  reserved: string;
}>;

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** For staff to give and nobody to take. */
export const isReserved = (name: string, { brand, reserved }: NameRules): boolean => {
  const skeleton = skeletonOf(name);
  const mark = skeletonOf(letters(brand));
  if (mark.length >= 3 && skeleton.includes(mark)) return true;
  return [...reservedNames, ...readReserved(reserved)].some((taken) => skeletonOf(taken) === skeleton);
};

/** Why no site can be called so, also for staff; null when one can. */
export const nameProblem = (name: string): NameProblem | null => {
  if (name === '') return 'domain.required';
  if (!/^[a-z]/.test(name)) return 'domain.starts_with_letter';
  if (name.length < siteNameMin || name.length > siteNameMax) return 'domain.length';
  // `--` begins what other alphabets are written in; a name that reads as one letter by letter is not what it shows.
  return !shape.test(name) || name.includes('--') ? 'domain.invalid' : null;
};

/** As it is compared and kept. */
export const cleanName = (typed: string): string => typed.trim().toLowerCase();

/** The name as it is kept; refuses what no site can be called, and what is reserved unless staff give it. */
export const requireName = (typed: string, rules: NameRules, byStaff = false): string => {
  const name = cleanName(typed);
  const problem = nameProblem(name);
  if (problem) {
    const params = problem === 'domain.length' ? { min: siteNameMin, max: siteNameMax } : {};
    throw fieldError('body.name', problem, params);
  }
  if (!byStaff && isReserved(name, rules)) throw new DomainError('domain.reserved');
  return name;
};

/** Names near the one that was wanted, best first; whether they are free is for the caller to ask. */
export const nearbyNames = (typed: string, rules: NameRules): readonly string[] => {
  const stem = cleanName(typed)
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^[0-9]+/, '')
    .slice(0, siteNameMax - 4);
  if (stem === '') return [];
  const made = [
    stem,
    `${stem}-fit`,
    `${stem}-vn`,
    `${stem}fit`,
    `hlv-${stem}`,
    `${stem}-gym`,
    `${stem}-2`,
    `${stem}-365`,
  ];
  return [...new Set(made)].filter((name) => nameProblem(name) === null && !isReserved(name, rules));
};

export const cutSuggestions = (free: readonly string[]): readonly string[] => free.slice(0, mostSuggestions);
