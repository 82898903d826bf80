import type { Language } from '#core/kernel/language.ts';

/** Where a challenge is written in the console; `at`: what of the editor is open. */
export const challengeEditPath = (id: string, at?: URLSearchParams): string =>
  `/admin/challenges/${encodeURIComponent(id)}${at === undefined ? '' : `?${at.toString()}`}`;

/** The authors' own pages stand in the member web, where their files are. */
export const authorsPath = (language: Language, id?: string): string =>
  `${language === 'en' ? '/en' : ''}/dashboard/challenge/${id === undefined ? 'manage' : `${encodeURIComponent(id)}/edit`}`;
