import { fileURLToPath } from 'node:url';

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${name}`));
export const boldFont = fontFile('700Bold/BeVietnamPro_700Bold.ttf');
export const regularFont = fontFile('400Regular/BeVietnamPro_400Regular.ttf');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The drawer reads markup: what people write is none. */
export const asWords = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '');
