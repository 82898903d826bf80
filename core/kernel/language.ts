export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'vi';
export const isLanguage = (value: unknown): value is Language => value === 'vi' || value === 'en';

/** The same words for every reader. Vietnamese is always there; what English lacks is shown in Vietnamese. */
export type LocalizedText = Readonly<Record<Language, string>>;
export const inLanguage = (text: LocalizedText, language: Language): string => text[language] || text.vi;
