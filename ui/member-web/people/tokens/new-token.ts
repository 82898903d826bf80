import { tokenLimits, type TokenScope } from '#core/people/personal-token/personal-token.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { nameProblem, passwordProblem, type Problems } from '#ui/api/field-problems.ts';

/** A field each, since the names of scopes have a dot in them. */
export const scopeFields = {
  weeks: 'weeks.read',
  reviews: 'reviews.read',
  photos: 'photos.read',
  draft: 'draft.write',
} as const satisfies Readonly<Record<string, TokenScope>>;
export type ScopeField = keyof typeof scopeFields;
export const scopeFieldNames = Object.keys(scopeFields) as readonly ScopeField[]; // Object.keys forgets the names

/** How long it works; what is longer than a year there is not. */
export const lifetimes = ['7', '30', '90', '365'] as const;

export type TokenForm = Readonly<
  Record<ScopeField, boolean> & { name: string; days: string; password: string }
>;

export const emptyForm: TokenForm = {
  name: '',
  weeks: true,
  reviews: false,
  photos: false,
  draft: false,
  days: '30',
  password: '',
};

const firstScopeProblem = (form: TokenForm): string | undefined =>
  scopeFieldNames.some((name) => form[name]) ? undefined : codeMessage('input.required');

export const tokenProblems = (form: TokenForm): Problems<TokenForm> => ({
  name:
    normalize(form.name) === '' ? codeMessage('input.required') : nameProblem(form.name, tokenLimits.name),
  weeks: firstScopeProblem(form),
  days: form.days === '' ? codeMessage('input.required') : undefined,
  password: passwordProblem(form.password),
});

export const sentToken = ({ name, days, password, ...form }: TokenForm) => ({
  name,
  days: Number(days),
  password,
  // Photos are part of a week: who lets them be seen lets the week be read.
  scopes: scopeFieldNames
    .filter((field) => form[field] || (field === 'weeks' && form.photos))
    .map((field) => scopeFields[field]),
});
