export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'vi';
export const isLanguage = (value: unknown): value is Language => value === 'vi' || value === 'en';
